-- The same policies, with the settings read once a query: as sub-selects they are not evaluated for each row.
DO $$
DECLARE tenant_table text;
DECLARE mine constant text := '(store_id = (SELECT current_setting(''app.store_id'', true)) OR (SELECT current_setting(''app.scope'', true)) = ''all'')';
BEGIN
  FOREACH tenant_table IN ARRAY ARRAY[
    'storehouses', 'store_services', 'orders', 'order_lines', 'order_packages', 'quotes', 'guides', 'guide_events',
    'wallets', 'wallet_entries', 'idempotency_keys', 'audit_entries'
  ] LOOP
    EXECUTE format('ALTER POLICY tenant ON %I USING %s WITH CHECK %s', tenant_table, mine, mine);
  END LOOP;
END $$;
--> statement-breakpoint
DROP FUNCTION app_may_touch(text);
