-- step: concurrently
CREATE INDEX CONCURRENTLY IF NOT EXISTS "channel_cases_of_order" ON "channel_cases" USING btree ("store_id","link_id","external_id");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "channel_cases_waiting" ON "channel_cases" USING btree ("store_id","cause","id") WHERE resolved_at is null;
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "channel_cases_asked" ON "channel_cases" USING btree ("store_id","link_id","id") WHERE asked_at is not null and resolved_at is null;
