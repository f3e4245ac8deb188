CREATE TABLE "deposit_accounts" (
	"store_id" text NOT NULL,
	"version" integer NOT NULL,
	"bank_code" text NOT NULL,
	"clabe" text NOT NULL,
	"account_holder" text NOT NULL,
	"statement_key" text collate "C",
	"from_at" timestamp (3) with time zone NOT NULL,
	"withdrawn_at" timestamp (3) with time zone,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" text collate "C",
	CONSTRAINT "deposit_accounts_store_id_version_pk" PRIMARY KEY("store_id","version")
);
--> statement-breakpoint
CREATE TABLE "store_contacts" (
	"store_id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" text collate "C"
);
--> statement-breakpoint
CREATE TABLE "store_taxes" (
	"store_id" text PRIMARY KEY NOT NULL,
	"rfc" text NOT NULL,
	"razon_social" text NOT NULL,
	"person_type" text NOT NULL,
	"regimen_fiscal" text NOT NULL,
	"curp" text,
	"address" jsonb NOT NULL,
	"certificate_key" text collate "C",
	"certificate_day" date,
	"source" text DEFAULT 'escrito' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" text collate "C"
);
--> statement-breakpoint
ALTER TABLE "storehouses" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "storehouses" ADD COLUMN "updated_by" text collate "C";--> statement-breakpoint
DO $$
DECLARE mine constant text := '((store_id <> '''' AND store_id = (SELECT current_setting(''app.store_id'', true))) OR (SELECT current_setting(''app.scope'', true)) = ''all'')';
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['deposit_accounts', 'store_contacts', 'store_taxes'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', name);
    EXECUTE format('CREATE POLICY tenant ON %I USING %s WITH CHECK %s', name, mine, mine);
  END LOOP;
END $$;
