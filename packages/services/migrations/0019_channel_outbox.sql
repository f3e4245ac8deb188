CREATE TABLE "channel_outbox" (
	"store_id" text NOT NULL,
	"id" bigserial NOT NULL,
	"link_id" text collate "C" NOT NULL,
	"external_id" text collate "C" NOT NULL,
	"order_id" text collate "C" NOT NULL,
	"kind" text NOT NULL,
	"payload" jsonb NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_at" timestamp (3) with time zone NOT NULL,
	"unsure_until" timestamp (3) with time zone,
	"cause" text,
	"refusal" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "channel_outbox_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "external_orders" ADD COLUMN "remote_status" text;--> statement-breakpoint
CREATE INDEX "channel_outbox_due" ON "channel_outbox" USING btree ("next_at") WHERE state = 'pending';--> statement-breakpoint
CREATE INDEX "channel_outbox_waiting" ON "channel_outbox" USING btree ("store_id","link_id","external_id","id") WHERE state = 'pending';--> statement-breakpoint
CREATE INDEX "channel_outbox_of_order" ON "channel_outbox" USING btree ("store_id","order_id","id");
--> statement-breakpoint
-- Second lock of the tenants, as of all tables of a store.
ALTER TABLE "channel_outbox" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "channel_outbox" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY tenant ON "channel_outbox" USING ((store_id <> '' AND store_id = (SELECT current_setting('app.store_id', true))) OR (SELECT current_setting('app.scope', true)) = 'all') WITH CHECK ((store_id <> '' AND store_id = (SELECT current_setting('app.store_id', true))) OR (SELECT current_setting('app.scope', true)) = 'all');
