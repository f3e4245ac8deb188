CREATE TABLE "job_rows" (
	"store_id" text NOT NULL,
	"job_id" text collate "C" NOT NULL,
	"row_number" integer NOT NULL,
	"input" jsonb NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"outcome" text,
	"result" jsonb,
	"code" text,
	"field" text,
	"value" text,
	"message" text,
	"suggestion" text,
	CONSTRAINT "job_rows_store_id_job_id_row_number_pk" PRIMARY KEY("store_id","job_id","row_number")
);
--> statement-breakpoint
CREATE TABLE "jobs" (
	"store_id" text NOT NULL,
	"id" text collate "C" NOT NULL,
	"kind" text NOT NULL,
	"email" text NOT NULL,
	"input" jsonb NOT NULL,
	"status" text NOT NULL,
	"total" integer NOT NULL,
	"succeeded" integer DEFAULT 0 NOT NULL,
	"failed" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone,
	CONSTRAINT "jobs_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "job_rows" ADD CONSTRAINT "job_rows_store_id_job_id_jobs_store_id_id_fk" FOREIGN KEY ("store_id","job_id") REFERENCES "public"."jobs"("store_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "job_rows_pending" ON "job_rows" USING btree ("store_id","job_id","row_number") WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX "jobs_newest" ON "jobs" USING btree ("store_id","kind","created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "jobs_unfinished" ON "jobs" USING btree ("store_id","id") WHERE status in ('waiting', 'running');--> statement-breakpoint
DO $$
DECLARE tenant_table text;
DECLARE mine constant text := '(store_id = (SELECT current_setting(''app.store_id'', true)) OR (SELECT current_setting(''app.scope'', true)) = ''all'')';
BEGIN
  FOREACH tenant_table IN ARRAY ARRAY['jobs', 'job_rows'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', tenant_table);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', tenant_table);
    EXECUTE format('CREATE POLICY tenant ON %I USING %s WITH CHECK %s', tenant_table, mine, mine);
  END LOOP;
END $$;
