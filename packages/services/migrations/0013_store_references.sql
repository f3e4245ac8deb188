-- step: one by one
-- A foreign key locks both of its tables: who writes them lets the step try again.
ALTER TABLE "guide_events" DROP CONSTRAINT IF EXISTS "guide_events_store_id_guide_guides_store_id_number_fk",
  ADD CONSTRAINT "guide_events_store_id_guide_guides_store_id_number_fk" FOREIGN KEY ("store_id","guide") REFERENCES "guides"("store_id","number") NOT VALID;
--> statement-breakpoint
ALTER TABLE "guide_events" VALIDATE CONSTRAINT "guide_events_store_id_guide_guides_store_id_number_fk";
--> statement-breakpoint
ALTER TABLE "guide_events" DROP CONSTRAINT IF EXISTS "guide_events_guide_guides_number_fk";
--> statement-breakpoint
ALTER TABLE "wallet_entries" DROP CONSTRAINT IF EXISTS "wallet_entries_store_id_guide_guides_store_id_number_fk",
  ADD CONSTRAINT "wallet_entries_store_id_guide_guides_store_id_number_fk" FOREIGN KEY ("store_id","guide") REFERENCES "guides"("store_id","number") NOT VALID;
--> statement-breakpoint
ALTER TABLE "wallet_entries" VALIDATE CONSTRAINT "wallet_entries_store_id_guide_guides_store_id_number_fk";
--> statement-breakpoint
ALTER TABLE "wallet_entries" DROP CONSTRAINT IF EXISTS "wallet_entries_guide_guides_number_fk";
