CREATE TABLE "pickups" (
	"store_id" text NOT NULL,
	"id" text collate "C" NOT NULL,
	"carrier_id" text collate "C" NOT NULL,
	"confirmation" text NOT NULL,
	"day" text NOT NULL,
	"from_hour" text NOT NULL,
	"to_hour" text NOT NULL,
	"packages" integer NOT NULL,
	"weight" integer NOT NULL,
	"notes" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "pickups_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
CREATE INDEX "guides_by_lot" ON "guides" USING btree ("store_id","lot_id") WHERE lot_id is not null;--> statement-breakpoint
CREATE INDEX "guides_by_status" ON "guides" USING btree ("store_id","status","created_at" DESC NULLS FIRST,"number");--> statement-breakpoint
DO $$
DECLARE mine constant text := '(store_id = (SELECT current_setting(''app.store_id'', true)) OR (SELECT current_setting(''app.scope'', true)) = ''all'')';
BEGIN
  ALTER TABLE pickups ENABLE ROW LEVEL SECURITY;
  ALTER TABLE pickups FORCE ROW LEVEL SECURITY;
  EXECUTE format('CREATE POLICY tenant ON pickups USING %s WITH CHECK %s', mine, mine);
END $$;
