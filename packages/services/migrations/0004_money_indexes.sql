-- step: concurrently
CREATE INDEX CONCURRENTLY IF NOT EXISTS "payout_lines_by_kind" ON "payout_lines" USING btree ("store_id","payout_id","kind","order_number","line");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "payouts_coming" ON "payouts" USING btree ("store_id","pay_at","id") WHERE state = 'programado';
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "orders_billed_by_state" ON "orders" USING btree ("store_id","billing","marketplace",(case when invoice_status is null then 'pendiente' else invoice_status end),"purchase_date" DESC NULLS FIRST,"id","invoice_status") WHERE billing > 0;
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "order_money_by_state_new" ON "order_money" USING btree ("store_id","marketplace","state","purchase_date" DESC NULLS FIRST,"order_number");
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "order_money_by_state";
--> statement-breakpoint
ALTER INDEX "order_money_by_state_new" RENAME TO "order_money_by_state";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "payouts_newest_new" ON "payouts" USING btree ("store_id","marketplace","pay_at" DESC NULLS FIRST,"id","state","different_orders","difference","orders","sales","commissions","isr","iva","guides","others","amount");
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "payouts_newest";
--> statement-breakpoint
ALTER INDEX "payouts_newest_new" RENAME TO "payouts_newest";
