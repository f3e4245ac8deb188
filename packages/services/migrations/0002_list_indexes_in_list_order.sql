DROP INDEX "orders_newest";--> statement-breakpoint
DROP INDEX "orders_newest_of_status";--> statement-breakpoint
DROP INDEX "orders_by_ship_by";--> statement-breakpoint
DROP INDEX "orders_by_total";--> statement-breakpoint
DROP INDEX "orders_evidence_pending";--> statement-breakpoint
DROP INDEX "guides_newest";--> statement-breakpoint
CREATE INDEX "orders_newest" ON "orders" USING btree ("store_id","purchase_date" DESC NULLS FIRST,"id","status","marketplace","evidence_pending");--> statement-breakpoint
CREATE INDEX "orders_newest_of_status" ON "orders" USING btree ("store_id","status","purchase_date" DESC NULLS FIRST,"id","marketplace");--> statement-breakpoint
CREATE INDEX "orders_by_ship_by" ON "orders" USING btree ("store_id","ship_by","purchase_date" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "orders_by_total" ON "orders" USING btree ("store_id","total","purchase_date" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "orders_evidence_pending" ON "orders" USING btree ("store_id","purchase_date" DESC NULLS FIRST,"id") WHERE evidence_pending;--> statement-breakpoint
CREATE INDEX "guides_newest" ON "guides" USING btree ("store_id","created_at" DESC NULLS FIRST,"number");