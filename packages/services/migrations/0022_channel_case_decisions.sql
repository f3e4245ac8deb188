ALTER TABLE "channel_cases" ADD COLUMN "about" text;--> statement-breakpoint
ALTER TABLE "channel_cases" ADD COLUMN "asked_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "channel_cases" ADD COLUMN "decision" text;--> statement-breakpoint
ALTER TABLE "channel_cases" ADD COLUMN "decided_by" text;--> statement-breakpoint
CREATE INDEX "channel_cases_of_order" ON "channel_cases" USING btree ("store_id","link_id","external_id");--> statement-breakpoint
CREATE INDEX "channel_cases_waiting" ON "channel_cases" USING btree ("store_id","cause","id") WHERE resolved_at is null;--> statement-breakpoint
CREATE INDEX "channel_cases_asked" ON "channel_cases" USING btree ("store_id","link_id","id") WHERE asked_at is not null and resolved_at is null;