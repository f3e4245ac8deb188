CREATE TABLE "invoices" (
	"store_id" text NOT NULL,
	"id" text collate "C" NOT NULL,
	"order_id" text collate "C" NOT NULL,
	"order_number" text collate "C" NOT NULL,
	"marketplace" text NOT NULL,
	"uuid" text collate "C",
	"xml_key" text collate "C",
	"xml_name" text,
	"pdf_key" text collate "C",
	"pdf_name" text,
	"emitter" text,
	"total" bigint,
	"status" text NOT NULL,
	"reason" text,
	"warnings" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"demo" boolean DEFAULT false NOT NULL,
	CONSTRAINT "invoices_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "billing" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "billed_amount" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_store_id_order_id_orders_store_id_id_fk" FOREIGN KEY ("store_id","order_id") REFERENCES "public"."orders"("store_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_by_uuid" ON "invoices" USING btree ("store_id","uuid");--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_live" ON "invoices" USING btree ("store_id","order_id") WHERE status <> 'sustituida';--> statement-breakpoint
CREATE INDEX "invoices_in_review" ON "invoices" USING btree ("status","sent_at") WHERE status = 'en_revision';--> statement-breakpoint
CREATE INDEX "orders_billed" ON "orders" USING btree ("store_id","billing","purchase_date" DESC NULLS FIRST,"id") WHERE billing > 0;--> statement-breakpoint
DO $$
DECLARE mine constant text := '((store_id <> '''' AND store_id = (SELECT current_setting(''app.store_id'', true))) OR (SELECT current_setting(''app.scope'', true)) = ''all'')';
BEGIN
  ALTER TABLE invoices ENABLE ROW LEVEL SECURITY;
  ALTER TABLE invoices FORCE ROW LEVEL SECURITY;
  EXECUTE format('CREATE POLICY tenant ON invoices USING %s WITH CHECK %s', mine, mine);
END $$;
--> statement-breakpoint
-- Migrations work across stores.
SELECT set_config('app.scope', 'all', true);
--> statement-breakpoint
-- Orders that were delivered before: which list of invoices they are in, and what their invoice must say.
UPDATE orders o SET
  billing = CASE WHEN o.guide->>'origin' = 'manual' THEN 1 ELSE 2 END,
  billed_amount = sold.amount
FROM (
  SELECT store_id, order_id, sum(sale_price - sale_discount) AS amount
  FROM order_lines WHERE status_id = 7 GROUP BY 1, 2
) sold
WHERE sold.store_id = o.store_id AND sold.order_id = o.id AND o.status = 'finalizado'
  AND o.marketplace IN ('CS', 'SR', 'SN');
--> statement-breakpoint
SELECT set_config('app.scope', '', true);
