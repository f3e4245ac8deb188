-- step: one by one
ALTER TABLE "zip_codes" ADD COLUMN IF NOT EXISTS "official" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "carriers" ADD COLUMN IF NOT EXISTS "active" boolean DEFAULT true NOT NULL;
--> statement-breakpoint
-- The invented carriers are offered in the demo alone (D499): four rows.
DO $$
BEGIN
  UPDATE carriers SET active = false WHERE demo AND NOT EXISTS (SELECT FROM demo_marker);
END $$;
