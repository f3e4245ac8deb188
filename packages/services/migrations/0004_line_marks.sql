DROP INDEX "orders_newest";--> statement-breakpoint
DROP INDEX "orders_by_ship_by";--> statement-breakpoint
DROP INDEX "orders_by_total";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "line_statuses" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "delivery_types" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "orders_newest" ON "orders" USING btree ("store_id","purchase_date" DESC NULLS FIRST,"id","status","marketplace","evidence_pending","line_statuses","delivery_types");--> statement-breakpoint
CREATE INDEX "orders_by_ship_by" ON "orders" USING btree ("store_id","status","ship_by","purchase_date" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "orders_by_total" ON "orders" USING btree ("store_id","total","purchase_date" DESC NULLS FIRST,"id","status");
--> statement-breakpoint
-- Migrations work across stores.
SELECT set_config('app.scope', 'all', true);
--> statement-breakpoint
UPDATE orders SET line_statuses = marks.statuses, delivery_types = marks.deliveries
FROM (
	SELECT store_id, order_id, bit_or(1 << status_id) AS statuses,
		bit_or(1 << (array_position(ARRAY['dropshipping', 'fulfillment', 'entrega_propia'], delivery_type) - 1)) AS deliveries
	FROM order_lines GROUP BY store_id, order_id
) marks
WHERE marks.store_id = orders.store_id AND marks.order_id = orders.id;
--> statement-breakpoint
SELECT set_config('app.scope', '', true);
