ALTER TABLE "channel_cases" ADD COLUMN "about" text;--> statement-breakpoint
ALTER TABLE "channel_cases" ADD COLUMN "asked_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "channel_cases" ADD COLUMN "decision" text;--> statement-breakpoint
ALTER TABLE "channel_cases" ADD COLUMN "decided_by" text;
