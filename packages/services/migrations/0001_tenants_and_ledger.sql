-- Second lock of the tenants: a transaction sees the rows of the store it named, and none when it named none.
-- `app.scope` = 'all' is for seeding and for work across stores; no request ever sets it.
-- FORCE: the tables' owner is held to it too (superusers never are).
CREATE FUNCTION app_may_touch(row_store text) RETURNS boolean LANGUAGE sql STABLE PARALLEL SAFE
RETURN row_store = current_setting('app.store_id', true) OR current_setting('app.scope', true) = 'all';
--> statement-breakpoint
DO $$
DECLARE tenant_table text;
BEGIN
  FOREACH tenant_table IN ARRAY ARRAY[
    'storehouses', 'store_services', 'orders', 'order_lines', 'order_packages', 'quotes', 'guides', 'guide_events',
    'wallets', 'wallet_entries', 'idempotency_keys', 'audit_entries'
  ] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', tenant_table);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', tenant_table);
    EXECUTE format('CREATE POLICY tenant ON %I USING (app_may_touch(store_id)) WITH CHECK (app_may_touch(store_id))', tenant_table);
  END LOOP;
END $$;
--> statement-breakpoint
-- The wallet is the sum of its entries: kept in the same statement that adds one, and refused below 0 by the check.
CREATE FUNCTION wallet_follows_its_ledger() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE wallets SET balance = balance + NEW.amount WHERE store_id = NEW.store_id;
  IF NOT FOUND THEN RAISE EXCEPTION 'No wallet for store %', NEW.store_id; END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER wallet_follows_its_ledger AFTER INSERT ON wallet_entries
FOR EACH ROW EXECUTE FUNCTION wallet_follows_its_ledger();
--> statement-breakpoint
CREATE FUNCTION ledger_is_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN RAISE EXCEPTION 'Entries of the ledger are added, never changed'; END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_is_append_only BEFORE UPDATE OR DELETE ON wallet_entries
FOR EACH STATEMENT EXECUTE FUNCTION ledger_is_append_only();
