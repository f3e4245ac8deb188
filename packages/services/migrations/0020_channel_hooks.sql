CREATE TABLE "channel_hooks" (
	"store_id" text NOT NULL,
	"link_id" text collate "C" NOT NULL,
	"token_hash" text collate "C" NOT NULL,
	"state" text NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL,
	"look_at" timestamp (3) with time zone NOT NULL,
	"silent_at" timestamp (3) with time zone,
	CONSTRAINT "channel_hooks_store_id_link_id_pk" PRIMARY KEY("store_id","link_id")
);
--> statement-breakpoint
CREATE TABLE "channel_inbox" (
	"store_id" text NOT NULL,
	"id" bigserial NOT NULL,
	"link_id" text collate "C" NOT NULL,
	"delivery_id" text collate "C" NOT NULL,
	"external_id" text collate "C" NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	"done_at" timestamp (3) with time zone,
	CONSTRAINT "channel_inbox_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "channel_hooks_by_token" ON "channel_hooks" USING btree ("store_id","token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "channel_inbox_delivery" ON "channel_inbox" USING btree ("store_id","link_id","delivery_id");--> statement-breakpoint
CREATE INDEX "channel_inbox_waiting" ON "channel_inbox" USING btree ("store_id","link_id","id") WHERE done_at is null;--> statement-breakpoint
CREATE INDEX "channel_inbox_of_order" ON "channel_inbox" USING btree ("store_id","link_id","external_id","received_at");--> statement-breakpoint
-- Second lock of the tenants, as of all tables of a store.
ALTER TABLE "channel_hooks" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "channel_hooks" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY tenant ON "channel_hooks" USING ((store_id <> '' AND store_id = (SELECT current_setting('app.store_id', true))) OR (SELECT current_setting('app.scope', true)) = 'all') WITH CHECK ((store_id <> '' AND store_id = (SELECT current_setting('app.store_id', true))) OR (SELECT current_setting('app.scope', true)) = 'all');--> statement-breakpoint
ALTER TABLE "channel_inbox" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "channel_inbox" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY tenant ON "channel_inbox" USING ((store_id <> '' AND store_id = (SELECT current_setting('app.store_id', true))) OR (SELECT current_setting('app.scope', true)) = 'all') WITH CHECK ((store_id <> '' AND store_id = (SELECT current_setting('app.store_id', true))) OR (SELECT current_setting('app.scope', true)) = 'all');
