CREATE TABLE "hosted_shop_products" (
	"store_id" text NOT NULL,
	"id" text collate "C" NOT NULL,
	"shop_id" text collate "C" NOT NULL,
	"name" text NOT NULL,
	"price" bigint NOT NULL,
	"sku" text NOT NULL,
	"stock" integer NOT NULL,
	"active" boolean NOT NULL,
	CONSTRAINT "hosted_shop_products_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
CREATE TABLE "product_saves" (
	"store_id" text NOT NULL,
	"product_id" text collate "C" NOT NULL,
	"version" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"by" text collate "C" NOT NULL,
	"source" text NOT NULL,
	"load_id" text collate "C",
	"changes" jsonb NOT NULL,
	CONSTRAINT "product_saves_store_id_product_id_version_pk" PRIMARY KEY("store_id","product_id","version")
);
--> statement-breakpoint
CREATE TABLE "stock_movements" (
	"store_id" text NOT NULL,
	"id" bigserial NOT NULL,
	"product_id" text collate "C" NOT NULL,
	"folded_sku" text collate "C" NOT NULL,
	"pieces" integer NOT NULL,
	"reason" text NOT NULL,
	"by" text collate "C" NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "stock_movements_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "gtin" text collate "C";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "cost" bigint;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "sat_unit" text collate "C";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "parent_sku" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "missing" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "stock_movements_by_sku" ON "stock_movements" USING btree ("store_id","product_id","folded_sku");--> statement-breakpoint
CREATE INDEX "products_by_gtin" ON "products" USING btree ("store_id","gtin");
--> statement-breakpoint
DO $$
DECLARE mine constant text := '((store_id <> '''' AND store_id = (SELECT current_setting(''app.store_id'', true))) OR (SELECT current_setting(''app.scope'', true)) = ''all'')';
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['product_saves', 'stock_movements', 'hosted_shop_products'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', name);
    EXECUTE format('CREATE POLICY tenant ON %I USING %s WITH CHECK %s', name, mine, mine);
  END LOOP;
END $$;
--> statement-breakpoint
-- What was is never written over: who changed what, and how the stock came about, is told from these rows.
CREATE FUNCTION rows_are_only_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN RAISE EXCEPTION 'Rows of % are added, never changed', TG_TABLE_NAME; END $$;
--> statement-breakpoint
CREATE TRIGGER rows_are_only_added BEFORE UPDATE OR DELETE ON product_saves
FOR EACH STATEMENT EXECUTE FUNCTION rows_are_only_added();
--> statement-breakpoint
CREATE TRIGGER rows_are_only_added BEFORE UPDATE OR DELETE ON stock_movements
FOR EACH STATEMENT EXECUTE FUNCTION rows_are_only_added();
--> statement-breakpoint
-- Pieces that were there before movements were written are their first one.
SELECT set_config('app.scope', 'all', true);
--> statement-breakpoint
INSERT INTO stock_movements (store_id, product_id, folded_sku, pieces, reason, "by", at)
SELECT k.store_id, k.product_id, k.folded_sku, k.stock, 'alta', '', p.created_at
FROM product_skus k JOIN products p ON p.store_id = k.store_id AND p.id = k.product_id WHERE k.stock <> 0;
--> statement-breakpoint
SELECT set_config('app.scope', '', true);
