-- The content of a file may lie in a bucket: then the row holds its hash in place of its bytes. The condition binds new rows at once,
-- and no row that was there can break it.
ALTER TABLE "uploaded_files"
  ADD COLUMN "sha256" text,
  ALTER COLUMN "bytes" DROP NOT NULL,
  ADD CONSTRAINT "uploaded_files_lie_in_one_place" CHECK (("uploaded_files"."bytes" is null) = ("uploaded_files"."sha256" is not null)) NOT VALID;
