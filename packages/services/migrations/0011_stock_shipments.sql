CREATE TABLE "stock_shipments" (
	"store_id" text NOT NULL,
	"id" text collate "C" NOT NULL,
	"status" text NOT NULL,
	"warehouse_id" text collate "C" NOT NULL,
	"warehouse_name" text NOT NULL,
	"carrier" text,
	"tracking_number" text,
	"estimated_arrival" text NOT NULL,
	"received_at" timestamp (3) with time zone,
	"items" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"demo" boolean DEFAULT false NOT NULL,
	CONSTRAINT "stock_shipments_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
CREATE INDEX "stock_shipments_newest" ON "stock_shipments" USING btree ("store_id","created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "stock_shipments_by_status" ON "stock_shipments" USING btree ("store_id","status","created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
DO $$
DECLARE mine constant text := '(store_id = (SELECT current_setting(''app.store_id'', true)) OR (SELECT current_setting(''app.scope'', true)) = ''all'')';
BEGIN
  ALTER TABLE stock_shipments ENABLE ROW LEVEL SECURITY;
  ALTER TABLE stock_shipments FORCE ROW LEVEL SECURITY;
  EXECUTE format('CREATE POLICY tenant ON stock_shipments USING %s WITH CHECK %s', mine, mine);
END $$;
