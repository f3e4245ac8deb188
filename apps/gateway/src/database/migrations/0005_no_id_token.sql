-- D198: no ID token is kept. Processes of the version before name the column in every sign-in while an update rolls over
-- them, so it stays, empty whatever is written to it; it goes in the release after this one (docs/operations.md).
CREATE FUNCTION "gateway"."forget_id_token"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."id_token" := NULL;
  RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER "forget_id_token" BEFORE INSERT OR UPDATE OF "id_token" ON "gateway"."session"
  FOR EACH ROW EXECUTE FUNCTION "gateway"."forget_id_token"();--> statement-breakpoint
UPDATE "gateway"."session" SET "id_token" = NULL WHERE "id_token" IS NOT NULL;
