-- The content of a file may lie in a bucket: then the row holds its hash in place of its bytes. The condition binds new rows at once,
-- and no row that was there can break it.
ALTER TABLE "uploaded_files"
  ADD COLUMN "sha256" text,
  ALTER COLUMN "bytes" DROP NOT NULL,
  ADD CONSTRAINT "uploaded_files_lie_in_one_place" CHECK (("uploaded_files"."bytes" is null) = ("uploaded_files"."sha256" is not null)) NOT VALID;
--> statement-breakpoint
-- What is only added goes with its store alone: in a transaction that deletes a store which nobody owns any more, and sees no row of
-- another.
CREATE FUNCTION deletes_its_store(operation text) RETURNS boolean LANGUAGE sql STABLE
BEGIN ATOMIC
  SELECT operation = 'DELETE' AND coalesce(current_setting('app.scope', true), '') <> 'all' AND EXISTS (
    SELECT 1 FROM stores s
    WHERE s.id = current_setting('app.deleted_store', true) AND s.id = current_setting('app.store_id', true) AND s.owner_email = ''
  );
END;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION ledger_is_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF deletes_its_store(TG_OP) THEN RETURN NULL; END IF;
  RAISE EXCEPTION 'Entries of the ledger are added, never changed';
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION payout_lines_are_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF deletes_its_store(TG_OP) THEN RETURN NULL; END IF;
  RAISE EXCEPTION 'Lines of a deposit are added, never changed';
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION rows_are_only_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF deletes_its_store(TG_OP) THEN RETURN NULL; END IF;
  RAISE EXCEPTION 'Rows of % are added, never changed', TG_TABLE_NAME;
END $$;
