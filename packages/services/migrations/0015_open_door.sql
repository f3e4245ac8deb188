CREATE TABLE "external_orders" (
	"store_id" text NOT NULL,
	"source" text collate "C" NOT NULL,
	"external_id" text collate "C" NOT NULL,
	"order_id" text collate "C" NOT NULL,
	"content_hash" text NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "external_orders_store_id_source_external_id_pk" PRIMARY KEY("store_id","source","external_id")
);
--> statement-breakpoint
CREATE TABLE "order_events" (
	"store_id" text NOT NULL,
	"id" bigserial NOT NULL,
	"source" text collate "C" NOT NULL,
	"external_id" text collate "C" NOT NULL,
	"event" text NOT NULL,
	"detail" jsonb NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"seq" bigint,
	CONSTRAINT "order_events_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
CREATE TABLE "store_keys" (
	"store_id" text NOT NULL,
	"id" text collate "C" NOT NULL,
	"name" text NOT NULL,
	"hash" text collate "C" NOT NULL,
	"last_four" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" text NOT NULL,
	"last_used_at" timestamp (3) with time zone,
	"revoked_at" timestamp (3) with time zone,
	CONSTRAINT "store_keys_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "external_orders_by_order" ON "external_orders" USING btree ("store_id","order_id");--> statement-breakpoint
CREATE INDEX "order_events_by_seq" ON "order_events" USING btree ("store_id","source","seq");--> statement-breakpoint
CREATE UNIQUE INDEX "store_keys_by_hash" ON "store_keys" USING btree ("store_id","hash");
--> statement-breakpoint
-- Second lock of the tenants, as of all tables of a store.
DO $$
DECLARE mine constant text := '((store_id <> '''' AND store_id = (SELECT current_setting(''app.store_id'', true))) OR (SELECT current_setting(''app.scope'', true)) = ''all'')';
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['external_orders', 'order_events', 'store_keys'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', name);
    EXECUTE format('CREATE POLICY tenant ON %I USING %s WITH CHECK %s', name, mine, mine);
  END LOOP;
END $$;
