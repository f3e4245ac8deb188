-- The work lists of 0005_money_backfill: deposits that were there before their lines were counted, and stores without sums of money.
CREATE TABLE "payout_backfills" ("store_id" text NOT NULL, "payout_id" text NOT NULL, PRIMARY KEY ("store_id", "payout_id"));
--> statement-breakpoint
CREATE TABLE "money_backfills" ("store_id" text PRIMARY KEY);
--> statement-breakpoint
DO $$
BEGIN
  PERFORM set_config('app.scope', 'all', true);
  INSERT INTO payout_backfills SELECT store_id, id FROM payouts;
  INSERT INTO money_backfills SELECT id FROM stores;
  PERFORM set_config('app.scope', '', true);
END $$;
--> statement-breakpoint
-- Counts the lines of some deposits and takes them off the list. @returns those.
CREATE FUNCTION backfill_payouts(most int) RETURNS SETOF payout_backfills LANGUAGE plpgsql AS $$
DECLARE taken payout_backfills[];
BEGIN
  PERFORM set_config('app.scope', 'all', true);
  WITH loose AS (
    DELETE FROM payout_backfills b
    WHERE b.ctid = ANY (ARRAY(SELECT s.ctid FROM payout_backfills s LIMIT most))
    RETURNING b
  )
  SELECT array_agg(b) INTO taken FROM loose;
  -- A writer of lines holds its deposit until it commits: with the deposits held, the lines that can be seen are all there are.
  PERFORM FROM payouts p JOIN unnest(taken) t ON t.store_id = p.store_id AND t.payout_id = p.id FOR NO KEY UPDATE OF p;
  UPDATE payouts p SET sale_lines = l.sale_lines, commission_lines = l.commission_lines, isr_lines = l.isr_lines, iva_lines = l.iva_lines, guide_lines = l.guide_lines, return_lines = l.return_lines, adjustment_lines = l.adjustment_lines, reserve_lines = l.reserve_lines, release_lines = l.release_lines
  FROM (
    SELECT l.store_id, l.payout_id,
      count(*) FILTER (WHERE l.kind = 'venta') AS sale_lines,
      count(*) FILTER (WHERE l.kind = 'comision') AS commission_lines,
      count(*) FILTER (WHERE l.kind = 'isr') AS isr_lines,
      count(*) FILTER (WHERE l.kind = 'iva') AS iva_lines,
      count(*) FILTER (WHERE l.kind = 'guia') AS guide_lines,
      count(*) FILTER (WHERE l.kind = 'devolucion') AS return_lines,
      count(*) FILTER (WHERE l.kind = 'ajuste') AS adjustment_lines,
      count(*) FILTER (WHERE l.kind = 'reserva') AS reserve_lines,
      count(*) FILTER (WHERE l.kind = 'liberacion') AS release_lines
    FROM payout_lines l JOIN unnest(taken) t ON t.store_id = l.store_id AND t.payout_id = l.payout_id GROUP BY 1, 2
  ) l
  WHERE p.store_id = l.store_id AND p.id = l.payout_id;
  RETURN QUERY SELECT * FROM unnest(taken);
END $$;
--> statement-breakpoint
-- Writes what the sums of money of one store lack and takes it off the list, beside any writer. @returns it.
CREATE FUNCTION backfill_money() RETURNS SETOF money_backfills LANGUAGE plpgsql AS $$
DECLARE one money_backfills;
BEGIN
  PERFORM set_config('app.scope', 'all', true);
  DELETE FROM money_backfills b WHERE b.store_id = (SELECT min(s.store_id) FROM money_backfills s) RETURNING * INTO one;
  IF NOT FOUND THEN RETURN; END IF;
  PERFORM pg_advisory_xact_lock(hashtextextended('money/' || one.store_id, 0));
  INSERT INTO money_changes SELECT * FROM money_differences(one.store_id);
  INSERT INTO payout_changes SELECT * FROM payout_differences(one.store_id);
  RETURN NEXT one;
END $$;
