ALTER TABLE "channel_turns" ADD COLUMN "slow_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "channel_turns" ADD COLUMN "prefix" text;--> statement-breakpoint
ALTER TABLE "channel_turns" ADD COLUMN "complete_when" text DEFAULT 'enviar' NOT NULL;--> statement-breakpoint
ALTER TABLE "channel_turns" ADD COLUMN "version" text;--> statement-breakpoint
ALTER TABLE "channel_turns" ADD COLUMN "key_ending" text;--> statement-breakpoint
ALTER TABLE "channel_turns" ADD COLUMN "key_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "channel_turns" ADD COLUMN "sync_asked_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "link_attempts" ADD COLUMN "purpose" text DEFAULT 'link' NOT NULL;