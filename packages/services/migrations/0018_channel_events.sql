CREATE TABLE "channel_events" (
	"store_id" text NOT NULL,
	"id" bigserial NOT NULL,
	"link_id" text collate "C" NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"kind" text NOT NULL,
	"count" integer NOT NULL,
	"external_id" text collate "C",
	"cause" text,
	"turn" text NOT NULL,
	CONSTRAINT "channel_events_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
CREATE INDEX "channel_events_of_link" ON "channel_events" USING btree ("store_id","link_id","at");
--> statement-breakpoint
-- Second lock of the tenants, as of all tables of a store.
ALTER TABLE "channel_events" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "channel_events" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY tenant ON "channel_events" USING ((store_id <> '' AND store_id = (SELECT current_setting('app.store_id', true))) OR (SELECT current_setting('app.scope', true)) = 'all') WITH CHECK ((store_id <> '' AND store_id = (SELECT current_setting('app.store_id', true))) OR (SELECT current_setting('app.scope', true)) = 'all');
