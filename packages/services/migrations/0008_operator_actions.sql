CREATE TABLE "operator_actions" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"by" text NOT NULL,
	"command" text NOT NULL,
	"store_id" text DEFAULT '' NOT NULL,
	"person" text DEFAULT '' NOT NULL,
	"reason" text,
	"reference" text collate "C",
	"before" jsonb,
	"after" jsonb
);
--> statement-breakpoint
CREATE INDEX "operator_actions_by_store" ON "operator_actions" USING btree ("store_id","id");
--> statement-breakpoint
CREATE UNIQUE INDEX "operator_actions_once" ON "operator_actions" USING btree ("store_id","command","reference") WHERE reference is not null;
--> statement-breakpoint
ALTER TABLE "operator_actions" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "operator_actions" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
-- A merchant reads of an act in the audit of her store; who of the operator's people did it is no business of hers.
CREATE POLICY tenant ON "operator_actions" USING ((SELECT current_setting('app.scope', true)) = 'all')
  WITH CHECK ((SELECT current_setting('app.scope', true)) = 'all');
--> statement-breakpoint
CREATE TRIGGER operator_actions_are_append_only BEFORE UPDATE OR DELETE ON "operator_actions"
FOR EACH STATEMENT EXECUTE FUNCTION ledger_is_append_only();
--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "closed_at" timestamp (3) with time zone;
