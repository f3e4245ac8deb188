ALTER TABLE "idempotency_keys" ADD COLUMN "person" text collate "C" DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "idempotency_keys" DROP CONSTRAINT "idempotency_keys_store_id_call_id_key_pk";--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_store_id_person_call_id_key_pk" PRIMARY KEY("store_id","person","call_id","key");--> statement-breakpoint
-- Rows of no store are a person's. A setting that was never made is NULL, and '' once a transaction has made it: a row of
-- store '' was refused on a fresh connection, and open to everybody on a used one.
DO $$
DECLARE store constant text := '(store_id <> '''' AND store_id = (SELECT current_setting(''app.store_id'', true)))';
DECLARE everything constant text := '(SELECT current_setting(''app.scope'', true)) = ''all''';
DECLARE mine text;
BEGIN
  mine := format('(%s OR (store_id = '''' AND person = (SELECT current_setting(''app.person'', true))) OR %s)', store, everything);
  EXECUTE format('ALTER POLICY tenant ON idempotency_keys USING %s WITH CHECK %s', mine, mine);
  mine := format('(%s OR (store_id = '''' AND email = (SELECT current_setting(''app.person'', true))) OR %s)', store, everything);
  EXECUTE format('ALTER POLICY tenant ON audit_entries USING %s WITH CHECK %s', mine, mine);
END $$;
