CREATE TABLE "onboardings" (
	"store_id" text PRIMARY KEY NOT NULL,
	"owner_email" text collate "C" NOT NULL,
	"folded_name" text collate "C" NOT NULL,
	"store" jsonb NOT NULL,
	"contact" jsonb,
	"type_person" jsonb,
	"bank" jsonb,
	"tax_certificate" jsonb,
	"identity" jsonb,
	"approval" jsonb,
	"agreement" jsonb,
	"saved_step" integer DEFAULT 0 NOT NULL,
	"finished_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"demo" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "onboardings_by_name" ON "onboardings" USING btree ("folded_name");--> statement-breakpoint
CREATE UNIQUE INDEX "onboardings_unfinished" ON "onboardings" USING btree ("owner_email") WHERE finished_at is null;--> statement-breakpoint
CREATE INDEX "onboardings_by_owner" ON "onboardings" USING btree ("owner_email","created_at");
--> statement-breakpoint
ALTER TABLE "onboardings" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "onboardings" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
-- A person's own, also once the store is made: who is linked to it has no business with her documents.
CREATE POLICY person ON "onboardings"
  USING ((owner_email <> '' AND owner_email = (SELECT current_setting('app.person', true))) OR (SELECT current_setting('app.scope', true)) = 'all')
  WITH CHECK ((owner_email <> '' AND owner_email = (SELECT current_setting('app.person', true))) OR (SELECT current_setting('app.scope', true)) = 'all');
--> statement-breakpoint
-- All that anybody learns of another person's: whether a name is taken, and which number comes next. The scope is open for
-- these questions alone.
CREATE FUNCTION onboarding_has_name(folded text) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE before constant text := coalesce(current_setting('app.scope', true), '');
DECLARE found_one boolean;
BEGIN
  PERFORM set_config('app.scope', 'all', true);
  found_one := EXISTS (SELECT 1 FROM onboardings WHERE folded_name = folded);
  PERFORM set_config('app.scope', before, true);
  RETURN found_one;
END $$;
--> statement-breakpoint
CREATE FUNCTION last_onboarding_number() RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE before constant text := coalesce(current_setting('app.scope', true), '');
DECLARE last bigint;
BEGIN
  PERFORM set_config('app.scope', 'all', true);
  SELECT coalesce(max(store_id::bigint), 0) INTO last FROM onboardings WHERE store_id ~ '^[0-9]{1,15}$';
  PERFORM set_config('app.scope', before, true);
  RETURN last;
END $$;
