CREATE TABLE "channel_cases" (
	"store_id" text NOT NULL,
	"id" bigserial NOT NULL,
	"link_id" text collate "C" NOT NULL,
	"external_id" text collate "C" NOT NULL,
	"cause" text NOT NULL,
	"detail" jsonb NOT NULL,
	"raw" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"resolved_at" timestamp (3) with time zone,
	CONSTRAINT "channel_cases_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
CREATE TABLE "channel_turns" (
	"store_id" text NOT NULL,
	"link_id" text collate "C" NOT NULL,
	"origin" text NOT NULL,
	"root" text NOT NULL,
	"keys_in_query" boolean NOT NULL,
	"weight_unit" text NOT NULL,
	"dimension_unit" text NOT NULL,
	"cursor" jsonb NOT NULL,
	"next_at" timestamp (3) with time zone,
	"lease" text collate "C",
	"lease_until" timestamp (3) with time zone,
	"failures" integer DEFAULT 0 NOT NULL,
	"failing_since" timestamp (3) with time zone,
	CONSTRAINT "channel_turns_store_id_link_id_pk" PRIMARY KEY("store_id","link_id")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "channel_cases_open" ON "channel_cases" USING btree ("store_id","link_id","external_id","cause") WHERE resolved_at is null;--> statement-breakpoint
CREATE INDEX "channel_turns_due" ON "channel_turns" USING btree ("next_at");
--> statement-breakpoint
-- Second lock of the tenants, as of all tables of a store.
DO $$
DECLARE mine constant text := '((store_id <> '''' AND store_id = (SELECT current_setting(''app.store_id'', true))) OR (SELECT current_setting(''app.scope'', true)) = ''all'')';
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['channel_cases', 'channel_turns'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', name);
    EXECUTE format('CREATE POLICY tenant ON %I USING %s WITH CHECK %s', name, mine, mine);
  END LOOP;
END $$;
