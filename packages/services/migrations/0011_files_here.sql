-- step: concurrently
CREATE INDEX CONCURRENTLY IF NOT EXISTS "uploaded_files_here" ON "uploaded_files" USING btree ("key") WHERE bytes is not null;
