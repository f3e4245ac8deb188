DROP INDEX "audit_entries_by_store";--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "facts" jsonb;--> statement-breakpoint
CREATE INDEX "audit_entries_in_order" ON "audit_entries" USING btree ("store_id","created_at","id");--> statement-breakpoint
CREATE INDEX "audit_entries_by_person" ON "audit_entries" USING btree ("store_id","email","created_at","id");--> statement-breakpoint
ALTER TABLE "store_users" ALTER COLUMN "name" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "store_users" ADD COLUMN "status" text;--> statement-breakpoint
ALTER TABLE "store_users" ADD COLUMN "invited_by" text;--> statement-breakpoint
ALTER TABLE "store_users" ADD COLUMN "invited_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "store_users" ADD COLUMN "answered_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "store_users" ADD COLUMN "demo" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Who was linked by hand before there were invitations has accepted.
UPDATE "store_users" u SET "status" = CASE WHEN u."active" THEN 'activo' ELSE 'suspendido' END,
  "invited_by" = s."owner_email", "invited_at" = s."created_at", "answered_at" = s."created_at"
  FROM "stores" s WHERE s."id" = u."store_id";--> statement-breakpoint
DELETE FROM "store_users" WHERE "status" IS NULL;--> statement-breakpoint
ALTER TABLE "store_users" ALTER COLUMN "status" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "store_users" ALTER COLUMN "invited_by" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "store_users" ALTER COLUMN "invited_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "store_users" DROP COLUMN "active";--> statement-breakpoint
ALTER TABLE "store_users" ADD COLUMN "active" boolean GENERATED ALWAYS AS (status = 'activo') STORED;--> statement-breakpoint
-- A person sees where she stands herself; everybody else only within a store.
DO $$
DECLARE mine constant text := '((store_id <> '''' AND store_id = (SELECT current_setting(''app.store_id'', true))) OR username = (SELECT current_setting(''app.person'', true)) OR (SELECT current_setting(''app.scope'', true)) = ''all'')';
BEGIN
  ALTER TABLE store_users ENABLE ROW LEVEL SECURITY;
  ALTER TABLE store_users FORCE ROW LEVEL SECURITY;
  EXECUTE format('CREATE POLICY tenant ON store_users USING %s WITH CHECK %s', mine, mine);
END $$;
