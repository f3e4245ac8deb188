CREATE TABLE "evidences" (
	"store_id" text NOT NULL,
	"id" text collate "C" NOT NULL,
	"order_number" text collate "C" NOT NULL,
	"channel" text NOT NULL,
	"guide" text collate "C" NOT NULL,
	"name" text NOT NULL,
	"file_key" text collate "C",
	"total" bigint NOT NULL,
	"comment" text,
	"status" text NOT NULL,
	"reason" text,
	"rejected_at" timestamp (3) with time zone,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"demo" boolean DEFAULT false NOT NULL,
	CONSTRAINT "evidences_store_id_order_number_channel_pk" PRIMARY KEY("store_id","order_number","channel")
);
--> statement-breakpoint
CREATE INDEX "evidences_rejected" ON "evidences" USING btree ("store_id","status","rejected_at" DESC NULLS FIRST,"id");--> statement-breakpoint
DO $$
DECLARE mine constant text := '(store_id = (SELECT current_setting(''app.store_id'', true)) OR (SELECT current_setting(''app.scope'', true)) = ''all'')';
BEGIN
  ALTER TABLE evidences ENABLE ROW LEVEL SECURITY;
  ALTER TABLE evidences FORCE ROW LEVEL SECURITY;
  EXECUTE format('CREATE POLICY tenant ON evidences USING %s WITH CHECK %s', mine, mine);
END $$;
