-- step: batches
SELECT * FROM backfill_payouts(50);
--> statement-breakpoint
SELECT * FROM backfill_money();
