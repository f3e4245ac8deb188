CREATE TABLE "warehouse_stock" (
	"store_id" text NOT NULL,
	"warehouse_id" text collate "C" NOT NULL,
	"folded_sku" text collate "C" NOT NULL,
	"sku" text NOT NULL,
	"product_id" text collate "C" NOT NULL,
	"available" integer DEFAULT 0 NOT NULL,
	"damaged" integer DEFAULT 0 NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"demo" boolean DEFAULT false NOT NULL,
	CONSTRAINT "warehouse_stock_store_id_warehouse_id_folded_sku_pk" PRIMARY KEY("store_id","warehouse_id","folded_sku"),
	CONSTRAINT "warehouse_stock_never_below_zero" CHECK ("warehouse_stock"."available" >= 0 and "warehouse_stock"."damaged" >= 0)
);
--> statement-breakpoint
CREATE TABLE "warehouses" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"address" jsonb NOT NULL,
	"demo" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "inventory_withdrawals" (
	"store_id" text NOT NULL,
	"id" text collate "C" NOT NULL,
	"status" text NOT NULL,
	"warehouse_id" text collate "C" NOT NULL,
	"warehouse_name" text NOT NULL,
	"deliver_to" text NOT NULL,
	"items" jsonb NOT NULL,
	"comment" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"delivered_at" timestamp (3) with time zone,
	"demo" boolean DEFAULT false NOT NULL,
	CONSTRAINT "inventory_withdrawals_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "stock_movements" ADD COLUMN "warehouse_id" text collate "C";--> statement-breakpoint
ALTER TABLE "stock_movements" ADD COLUMN "document" text collate "C";--> statement-breakpoint
CREATE INDEX "warehouse_stock_by_sku" ON "warehouse_stock" USING btree ("store_id","folded_sku");--> statement-breakpoint
CREATE INDEX "inventory_withdrawals_newest" ON "inventory_withdrawals" USING btree ("store_id","created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "inventory_withdrawals_by_status" ON "inventory_withdrawals" USING btree ("store_id","status");--> statement-breakpoint
CREATE INDEX "stock_movements_by_document" ON "stock_movements" USING btree ("store_id","document");
--> statement-breakpoint
DO $$
DECLARE mine constant text := '((store_id <> '''' AND store_id = (SELECT current_setting(''app.store_id'', true))) OR (SELECT current_setting(''app.scope'', true)) = ''all'')';
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['warehouse_stock', 'inventory_withdrawals'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', name);
    EXECUTE format('CREATE POLICY tenant ON %I USING %s WITH CHECK %s', name, mine, mine);
  END LOOP;
END $$;
--> statement-breakpoint
-- What a warehouse has is the sum of its movements: kept in the same statement that adds one, and refused below 0 by the check.
CREATE FUNCTION warehouse_stock_follows_movements() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE warehouse_stock
  SET available = available + NEW.pieces,
    damaged = damaged - CASE WHEN NEW.reason = 'danado' THEN NEW.pieces ELSE 0 END,
    updated_at = greatest(updated_at, NEW.at)
  WHERE store_id = NEW.store_id AND warehouse_id = NEW.warehouse_id AND folded_sku = NEW.folded_sku;
  IF NOT FOUND THEN RAISE EXCEPTION 'No stock of % in warehouse % for store %', NEW.folded_sku, NEW.warehouse_id, NEW.store_id; END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER warehouse_stock_follows_movements AFTER INSERT ON stock_movements
FOR EACH ROW WHEN (NEW.warehouse_id IS NOT NULL) EXECUTE FUNCTION warehouse_stock_follows_movements();
