-- step: concurrently
-- Keys that begin with their store, so that each is held where the store lies (ADR 18). They take the place of the older ones in 0014.
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "guides_store_id_number_pk" ON "guides" USING btree ("store_id","number");
--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "guide_events_store_id_id_pk" ON "guide_events" USING btree ("store_id","id");
--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "quotes_store_id_token_pk" ON "quotes" USING btree ("store_id","token");
--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "uploaded_files_store_id_key_pk" ON "uploaded_files" USING btree ("store_id","key");
--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "wallet_entries_store_id_id_pk" ON "wallet_entries" USING btree ("store_id","id");
--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "audit_entries_store_id_id_pk" ON "audit_entries" USING btree ("store_id","id");
--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "channel_exits_store_id_id_pk" ON "channel_exits" USING btree ("store_id","id");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "uploaded_files_by_key" ON "uploaded_files" USING btree ("key");
