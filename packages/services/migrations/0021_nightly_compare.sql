ALTER TABLE "channel_turns" ADD COLUMN "read_from" text;--> statement-breakpoint
ALTER TABLE "channel_turns" ADD COLUMN "compared_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "channel_turns" ADD COLUMN "comparison" jsonb;--> statement-breakpoint
ALTER TABLE "external_orders" ADD COLUMN "remote_modified" text;--> statement-breakpoint
-- Links from before had 30 days read.
DO $$
BEGIN
  PERFORM set_config('app.scope', 'all', true);
  UPDATE "channel_turns" t SET "read_from" = to_char((l."linked_at" - interval '30 days') AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS')
  FROM "channel_links" l WHERE l."store_id" = t."store_id" AND l."id" = t."link_id";
  PERFORM set_config('app.scope', '', true);
END $$;
