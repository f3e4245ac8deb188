CREATE TABLE "store_webhooks" (
	"store_id" text NOT NULL,
	"url" text NOT NULL,
	"key_id" text collate "C" NOT NULL,
	"box" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"sent_seq" bigint NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_at" timestamp (3) with time zone NOT NULL,
	"failing_since" timestamp (3) with time zone,
	"cause" text,
	"off_at" timestamp (3) with time zone,
	"lease" text collate "C",
	"lease_until" timestamp (3) with time zone,
	CONSTRAINT "store_webhooks_store_id_pk" PRIMARY KEY("store_id")
);
--> statement-breakpoint
-- Second lock of the tenants, as of all tables of a store.
ALTER TABLE "store_webhooks" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "store_webhooks" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY tenant ON "store_webhooks"
  USING ((store_id <> '' AND store_id = (SELECT current_setting('app.store_id', true))) OR (SELECT current_setting('app.scope', true)) = 'all')
  WITH CHECK ((store_id <> '' AND store_id = (SELECT current_setting('app.store_id', true))) OR (SELECT current_setting('app.scope', true)) = 'all');
