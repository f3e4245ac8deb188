CREATE TABLE "channel_exits" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"store_id" text NOT NULL,
	"link_id" text collate "C" NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"email" text NOT NULL,
	"razonbaja" text NOT NULL,
	"feedbackbaja" text,
	"pendientes" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "channel_links" (
	"store_id" text NOT NULL,
	"id" text collate "C" NOT NULL,
	"channel" text collate "C" NOT NULL,
	"shop_id" text collate "C" NOT NULL,
	"name" text NOT NULL,
	"url" text,
	"status" text DEFAULT 'active' NOT NULL,
	"cause" text,
	"failed_since" timestamp (3) with time zone,
	"linked_at" timestamp (3) with time zone NOT NULL,
	"last_sync_at" timestamp (3) with time zone,
	"unlinked_at" timestamp (3) with time zone,
	"demo" boolean DEFAULT false NOT NULL,
	CONSTRAINT "channel_links_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
CREATE TABLE "channel_secrets" (
	"store_id" text NOT NULL,
	"link_id" text collate "C" NOT NULL,
	"field" text collate "C" NOT NULL,
	"key_id" text collate "C" NOT NULL,
	"box" "bytea" NOT NULL,
	CONSTRAINT "channel_secrets_store_id_link_id_field_pk" PRIMARY KEY("store_id","link_id","field")
);
--> statement-breakpoint
CREATE TABLE "link_attempts" (
	"store_id" text NOT NULL,
	"state_hash" text collate "C" NOT NULL,
	"channel" text collate "C" NOT NULL,
	"email" text NOT NULL,
	"shop" text DEFAULT '' NOT NULL,
	"redirect_uri" text DEFAULT '' NOT NULL,
	"verifier" "bytea",
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	CONSTRAINT "link_attempts_store_id_state_hash_pk" PRIMARY KEY("store_id","state_hash")
);
--> statement-breakpoint
CREATE INDEX "channel_exits_of_link" ON "channel_exits" USING btree ("store_id","link_id");--> statement-breakpoint
CREATE UNIQUE INDEX "channel_links_of_shop" ON "channel_links" USING btree ("store_id","channel","shop_id");--> statement-breakpoint
CREATE INDEX "link_attempts_newest" ON "link_attempts" USING btree ("store_id","created_at");--> statement-breakpoint
DO $$
DECLARE mine constant text := '(store_id = (SELECT current_setting(''app.store_id'', true)) OR (SELECT current_setting(''app.scope'', true)) = ''all'')';
DECLARE one text;
BEGIN
  FOREACH one IN ARRAY ARRAY['channel_links', 'channel_secrets', 'channel_exits', 'link_attempts'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', one);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', one);
    EXECUTE format('CREATE POLICY tenant ON %I USING %s WITH CHECK %s', one, mine, mine);
  END LOOP;
END $$;
