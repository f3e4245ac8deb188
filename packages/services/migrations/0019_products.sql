CREATE TABLE "product_skus" (
	"store_id" text NOT NULL,
	"product_id" text collate "C" NOT NULL,
	"sku" text NOT NULL,
	"folded_sku" text collate "C" NOT NULL,
	"position" integer NOT NULL,
	"stock" integer NOT NULL,
	"variation" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"photos" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "product_skus_store_id_product_id_sku_pk" PRIMARY KEY("store_id","product_id","sku")
);
--> statement-breakpoint
CREATE TABLE "products" (
	"store_id" text NOT NULL,
	"id" text collate "C" NOT NULL,
	"name" text NOT NULL,
	"folded_name" text collate "C" NOT NULL,
	"searched" text collate "C" NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"bullets" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"photos" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"brand" text,
	"category" text collate "C" NOT NULL,
	"category_name" text NOT NULL,
	"parent_name" text,
	"attributes" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"universal_id" text collate "C",
	"price" bigint NOT NULL,
	"sale_price" bigint NOT NULL,
	"dimensions" jsonb NOT NULL,
	"offers" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"channels" text[] DEFAULT '{}' NOT NULL,
	"shipping_method" text NOT NULL,
	"carta_porte" text collate "C",
	"status" text NOT NULL,
	"stock" integer NOT NULL,
	"skus" integer NOT NULL,
	"first_sku" text NOT NULL,
	"completeness" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"demo" boolean DEFAULT false NOT NULL,
	CONSTRAINT "products_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "product_skus_of_store" ON "product_skus" USING btree ("store_id","folded_sku");--> statement-breakpoint
CREATE INDEX "products_by_change" ON "products" USING btree ("store_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "products_by_creation" ON "products" USING btree ("store_id","created_at","id");--> statement-breakpoint
CREATE INDEX "products_by_name" ON "products" USING btree ("store_id","folded_name","id");--> statement-breakpoint
CREATE INDEX "products_by_price" ON "products" USING btree ("store_id","sale_price","id");--> statement-breakpoint
DO $$
DECLARE mine constant text := '((store_id <> '''' AND store_id = (SELECT current_setting(''app.store_id'', true))) OR (SELECT current_setting(''app.scope'', true)) = ''all'')';
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['products', 'product_skus'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', name);
    EXECUTE format('CREATE POLICY tenant ON %I USING %s WITH CHECK %s', name, mine, mine);
  END LOOP;
END $$;
