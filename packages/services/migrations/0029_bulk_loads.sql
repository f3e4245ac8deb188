CREATE TABLE "bulk_loads" (
	"store_id" text NOT NULL,
	"id" text collate "C" NOT NULL,
	"type" text NOT NULL,
	"dry_run" boolean NOT NULL,
	"retry_of" text collate "C",
	"file_name" text,
	"category_id" text collate "C",
	"channels" text[] NOT NULL,
	"action" text,
	"by" text collate "C" NOT NULL,
	"total" integer NOT NULL,
	"created" integer DEFAULT 0 NOT NULL,
	"updated" integer DEFAULT 0 NOT NULL,
	"unchanged" integer DEFAULT 0 NOT NULL,
	"failed" integer DEFAULT 0 NOT NULL,
	"kept" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"undo_job" text collate "C",
	"demo" boolean DEFAULT false NOT NULL,
	CONSTRAINT "bulk_loads_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
CREATE TABLE "bulk_rows" (
	"store_id" text NOT NULL,
	"load_id" text collate "C" NOT NULL,
	"position" integer NOT NULL,
	"chunk" integer NOT NULL,
	"product" integer NOT NULL,
	"row_number" integer NOT NULL,
	"sku" text,
	"product_id" text collate "C",
	"cells" jsonb NOT NULL,
	"outcome" text DEFAULT 'pending' NOT NULL,
	"notes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"changes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"code" text,
	"field" text,
	"version" integer,
	"undone" text,
	CONSTRAINT "bulk_rows_store_id_load_id_position_pk" PRIMARY KEY("store_id","load_id","position")
);
--> statement-breakpoint
ALTER TABLE "bulk_loads" ADD CONSTRAINT "bulk_loads_store_id_id_jobs_store_id_id_fk" FOREIGN KEY ("store_id","id") REFERENCES "public"."jobs"("store_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_rows" ADD CONSTRAINT "bulk_rows_store_id_load_id_bulk_loads_store_id_id_fk" FOREIGN KEY ("store_id","load_id") REFERENCES "public"."bulk_loads"("store_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bulk_loads_newest" ON "bulk_loads" USING btree ("store_id","created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "bulk_rows_by_chunk" ON "bulk_rows" USING btree ("store_id","load_id","chunk","position");--> statement-breakpoint
CREATE INDEX "bulk_rows_by_row" ON "bulk_rows" USING btree ("store_id","load_id","row_number","position");--> statement-breakpoint
DO $$
DECLARE mine constant text := '((store_id <> '''' AND store_id = (SELECT current_setting(''app.store_id'', true))) OR (SELECT current_setting(''app.scope'', true)) = ''all'')';
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['bulk_loads', 'bulk_rows'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', name);
    EXECUTE format('CREATE POLICY tenant ON %I USING %s WITH CHECK %s', name, mine, mine);
  END LOOP;
END $$;
