-- D381. An account is issuer and subject, and a session keeps the e-mail that it was begun with. Processes of the version before
-- name neither column while an update rolls over them: their rows have no issuer until the next start gives them the one that was
-- configured then, and the e-mail of their sessions is the user's.
ALTER TABLE "gateway"."account" DROP CONSTRAINT "account_provider_provider_account_id_pk";--> statement-breakpoint
ALTER TABLE "gateway"."session" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "gateway"."account" ADD COLUMN "issuer" text;--> statement-breakpoint
CREATE INDEX "account_user_id" ON "gateway"."account" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "gateway"."account" ADD CONSTRAINT "account_of_issuer" UNIQUE NULLS NOT DISTINCT("provider","issuer","provider_account_id");--> statement-breakpoint
UPDATE "gateway"."session" SET "email" = "user"."email" FROM "gateway"."user" WHERE "user"."id" = "session"."user_id";
