ALTER TABLE "channel_turns" ADD COLUMN "read_from" text;--> statement-breakpoint
ALTER TABLE "channel_turns" ADD COLUMN "compared_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "channel_turns" ADD COLUMN "comparison" jsonb;--> statement-breakpoint
ALTER TABLE "external_orders" ADD COLUMN "remote_modified" text;
