-- step: one by one
ALTER TABLE "wallets" ADD COLUMN IF NOT EXISTS "allowed_debt" bigint DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "wallets" DROP CONSTRAINT IF EXISTS "wallets_never_below_debt",
  ADD CONSTRAINT "wallets_never_below_debt" CHECK ("wallets"."balance" >= -"wallets"."allowed_debt") NOT VALID;
--> statement-breakpoint
ALTER TABLE "wallets" VALIDATE CONSTRAINT "wallets_never_below_debt";
--> statement-breakpoint
ALTER TABLE "wallets" DROP CONSTRAINT IF EXISTS "wallets_never_below_zero";
--> statement-breakpoint
ALTER TABLE "wallet_entries" DROP CONSTRAINT IF EXISTS "wallet_entries_sign",
  ADD CONSTRAINT "wallet_entries_sign" CHECK (case kind when 'charge' then amount < 0 and guide is not null when 'refund' then amount > 0 and guide is not null when 'correction' then amount < 0 and guide is null else amount > 0 end) NOT VALID;
--> statement-breakpoint
ALTER TABLE "wallet_entries" VALIDATE CONSTRAINT "wallet_entries_sign";
