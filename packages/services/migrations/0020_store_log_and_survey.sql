CREATE TABLE "store_logs" (
	"store_id" text NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "store_logs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"interaction" text NOT NULL,
	"log_type" text NOT NULL,
	"ip" text,
	"device_info" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "store_logs_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
CREATE TABLE "survey_answers" (
	"store_id" text NOT NULL,
	"email" text collate "C" NOT NULL,
	"question" text NOT NULL,
	"answer" text,
	"answered_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "survey_answers_store_id_email_question_pk" PRIMARY KEY("store_id","email","question")
);
--> statement-breakpoint
CREATE INDEX "store_logs_by_age" ON "store_logs" USING btree ("created_at");--> statement-breakpoint
DO $$
DECLARE mine constant text := '((store_id <> '''' AND store_id = (SELECT current_setting(''app.store_id'', true))) OR (SELECT current_setting(''app.scope'', true)) = ''all'')';
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['store_logs', 'survey_answers'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', name);
    EXECUTE format('CREATE POLICY tenant ON %I USING %s WITH CHECK %s', name, mine, mine);
  END LOOP;
END $$;
