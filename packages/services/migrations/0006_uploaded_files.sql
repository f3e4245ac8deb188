CREATE TABLE "uploaded_files" (
	"key" text collate "C" PRIMARY KEY NOT NULL,
	"store_id" text NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"content_type" text NOT NULL,
	"size" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "uploaded_files_by_store" ON "uploaded_files" USING btree ("store_id","created_at");
--> statement-breakpoint
-- Pictures and PDFs are compressed already.
ALTER TABLE "uploaded_files" ALTER COLUMN "bytes" SET STORAGE EXTERNAL;
--> statement-breakpoint
ALTER TABLE "uploaded_files" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "uploaded_files" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY tenant ON "uploaded_files"
  USING (store_id = (SELECT current_setting('app.store_id', true)) OR (SELECT current_setting('app.scope', true)) = 'all')
  WITH CHECK (store_id = (SELECT current_setting('app.store_id', true)) OR (SELECT current_setting('app.scope', true)) = 'all');
--> statement-breakpoint
-- Marketplaces fetch photos of products without a session: a transaction may name the one key that it was asked for.
CREATE POLICY public_photo ON "uploaded_files" FOR SELECT
  USING (kind = 'product' AND key = (SELECT current_setting('app.file_key', true)));
