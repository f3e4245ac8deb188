CREATE TABLE "money_changes" (
	"store_id" text NOT NULL,
	"kind" smallint NOT NULL,
	"marketplace" text NOT NULL,
	"state" text NOT NULL,
	"day" date NOT NULL,
	"orders" integer NOT NULL,
	"sale" bigint NOT NULL,
	"commission" bigint NOT NULL,
	"isr" bigint NOT NULL,
	"iva" bigint NOT NULL,
	"guides" bigint NOT NULL,
	"net" bigint NOT NULL,
	"paid" bigint NOT NULL,
	"difference" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "money_days" (
	"store_id" text NOT NULL,
	"kind" smallint NOT NULL,
	"marketplace" text NOT NULL,
	"state" text NOT NULL,
	"day" date NOT NULL,
	"orders" integer NOT NULL,
	"sale" bigint NOT NULL,
	"commission" bigint NOT NULL,
	"isr" bigint NOT NULL,
	"iva" bigint NOT NULL,
	"guides" bigint NOT NULL,
	"net" bigint NOT NULL,
	"paid" bigint NOT NULL,
	"difference" bigint NOT NULL,
	CONSTRAINT "money_days_store_id_kind_marketplace_state_day_pk" PRIMARY KEY("store_id","kind","marketplace","state","day")
);
--> statement-breakpoint
CREATE TABLE "money_months" (
	"store_id" text NOT NULL,
	"kind" smallint NOT NULL,
	"marketplace" text NOT NULL,
	"state" text NOT NULL,
	"day" date NOT NULL,
	"orders" integer NOT NULL,
	"sale" bigint NOT NULL,
	"commission" bigint NOT NULL,
	"isr" bigint NOT NULL,
	"iva" bigint NOT NULL,
	"guides" bigint NOT NULL,
	"net" bigint NOT NULL,
	"paid" bigint NOT NULL,
	"difference" bigint NOT NULL,
	CONSTRAINT "money_months_store_id_kind_marketplace_state_day_pk" PRIMARY KEY("store_id","kind","marketplace","state","day")
);
--> statement-breakpoint
CREATE TABLE "payout_changes" (
	"store_id" text NOT NULL,
	"payout_id" text collate "C" NOT NULL,
	"orders" integer NOT NULL,
	"difference" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "sale_lines" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "commission_lines" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "isr_lines" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "iva_lines" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "guide_lines" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "return_lines" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "adjustment_lines" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "reserve_lines" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "release_lines" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "difference" bigint DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "different_orders" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
CREATE INDEX "money_changes_of_kind" ON "money_changes" USING btree ("store_id","kind");
--> statement-breakpoint
CREATE INDEX "payout_changes_of_payout" ON "payout_changes" USING btree ("store_id","payout_id");
--> statement-breakpoint
-- Second lock of the tenants, as of all tables of a store.
DO $$
DECLARE mine constant text := '((store_id <> '''' AND store_id = (SELECT current_setting(''app.store_id'', true))) OR (SELECT current_setting(''app.scope'', true)) = ''all'')';
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['money_changes', 'money_days', 'money_months', 'payout_changes'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', name);
    EXECUTE format('CREATE POLICY tenant ON %I USING %s WITH CHECK %s', name, mine, mine);
  END LOOP;
END $$;
--> statement-breakpoint
-- The sums of money by the rows themselves: what the other tables must come to.
CREATE FUNCTION money_of_rows(store text) RETURNS SETOF money_changes LANGUAGE sql STABLE
BEGIN ATOMIC
  SELECT m.store_id, 0::smallint, m.marketplace, CASE WHEN m.state = 'diferencia' AND m.claim_solved THEN 'aclarada' ELSE m.state END AS state,
    (m.purchase_date AT TIME ZONE s.time_zone)::date AS day, count(*)::int, sum(m.sale)::bigint, sum(m.commission)::bigint, sum(m.isr)::bigint,
    sum(m.iva)::bigint, sum(m.guides)::bigint, sum(m.net)::bigint, coalesce(sum(m.paid_net), 0)::bigint, sum(m.difference)::bigint
  FROM order_money m JOIN stores s ON s.id = m.store_id
  WHERE m.store_id = store AND m.state <> 'por_cobrar' GROUP BY 1, 3, 4, 5
  UNION ALL
  SELECT o.store_id, o.billing, o.marketplace, coalesce(o.invoice_status, 'pendiente'), (o.purchase_date AT TIME ZONE s.time_zone)::date,
    count(*)::int, 0, 0, 0, 0, 0, 0, 0, 0
  FROM orders o JOIN stores s ON s.id = o.store_id
  WHERE o.store_id = store AND o.billing > 0 GROUP BY 1, 2, 3, 4, 5;
END;
--> statement-breakpoint
-- What the sums of days lack, folded or not: nothing, or there is a defect. Added to the changes it mends them.
CREATE FUNCTION money_differences(store text) RETURNS SETOF money_changes LANGUAGE sql STABLE
BEGIN ATOMIC
  WITH terms AS (
    SELECT 1 AS n, f.* FROM money_of_rows(store) f
    UNION ALL SELECT -1, d.* FROM money_days d WHERE d.store_id = store
    UNION ALL SELECT -1, c.* FROM money_changes c WHERE c.store_id = store
  ), sums AS (
    SELECT store_id, kind, marketplace, state, day, sum(n * orders)::int AS orders, sum(n * sale)::bigint AS sale, sum(n * commission)::bigint AS commission,
      sum(n * isr)::bigint AS isr, sum(n * iva)::bigint AS iva, sum(n * guides)::bigint AS guides, sum(n * net)::bigint AS net,
      sum(n * paid)::bigint AS paid, sum(n * difference)::bigint AS difference
    FROM terms GROUP BY 1, 2, 3, 4, 5
  )
  SELECT * FROM sums WHERE (orders, sale, commission, isr, iva, guides, net, paid, difference) <> (0, 0, 0, 0, 0, 0, 0, 0, 0);
END;
--> statement-breakpoint
-- The same of each deposit's difference.
CREATE FUNCTION payout_differences(store text) RETURNS SETOF payout_changes LANGUAGE sql STABLE
BEGIN ATOMIC
  WITH terms AS (
    SELECT m.store_id, m.payout_id, (m.state = 'diferencia')::int AS orders, m.difference FROM order_money m
    WHERE m.store_id = store AND m.payout_id IS NOT NULL
    UNION ALL SELECT p.store_id, p.id, -p.different_orders, -p.difference FROM payouts p WHERE p.store_id = store
    UNION ALL SELECT c.store_id, c.payout_id, -c.orders, -c.difference FROM payout_changes c WHERE c.store_id = store
  )
  SELECT store_id, payout_id, sum(orders)::int, sum(difference)::bigint FROM terms GROUP BY 1, 2
  HAVING (sum(orders), sum(difference)) <> (0, 0);
END;
--> statement-breakpoint
-- Puts changes of a store into its days, months and deposits. One at a time for a store; writers wait for none, and it waits for no
-- writer: what belongs to a deposit that somebody is writing stays for the next time. @returns how many rows it took of the longer.
CREATE FUNCTION fold_money(store text, most int DEFAULT 20000) RETURNS int LANGUAGE plpgsql AS $$
DECLARE taken int;
DECLARE deposits int;
BEGIN
  IF NOT pg_try_advisory_xact_lock(hashtextextended('money/' || store, 0)) THEN RETURN 0; END IF;
  WITH loose AS (
    DELETE FROM money_changes
    WHERE ctid = ANY (ARRAY(SELECT c.ctid FROM money_changes c WHERE c.store_id = store LIMIT most FOR UPDATE SKIP LOCKED))
    RETURNING *
  ), changed AS (
    SELECT store_id, kind, marketplace, state, day, sum(orders)::int AS orders, sum(sale)::bigint AS sale, sum(commission)::bigint AS commission,
      sum(isr)::bigint AS isr, sum(iva)::bigint AS iva, sum(guides)::bigint AS guides, sum(net)::bigint AS net, sum(paid)::bigint AS paid,
      sum(difference)::bigint AS difference
    FROM loose GROUP BY 1, 2, 3, 4, 5
    HAVING (sum(orders), sum(sale), sum(commission), sum(isr), sum(iva), sum(guides), sum(net), sum(paid), sum(difference))
      <> (0, 0, 0, 0, 0, 0, 0, 0, 0)
  ), into_days AS (
    INSERT INTO money_days AS d SELECT * FROM changed
    ON CONFLICT (store_id, kind, marketplace, state, day) DO UPDATE SET
      orders = d.orders + excluded.orders, sale = d.sale + excluded.sale, commission = d.commission + excluded.commission, isr = d.isr + excluded.isr,
      iva = d.iva + excluded.iva, guides = d.guides + excluded.guides, net = d.net + excluded.net, paid = d.paid + excluded.paid,
      difference = d.difference + excluded.difference
  ), into_months AS (
    INSERT INTO money_months AS m
    SELECT store_id, kind, marketplace, state, date_trunc('month', day)::date, sum(orders)::int, sum(sale)::bigint, sum(commission)::bigint,
      sum(isr)::bigint, sum(iva)::bigint, sum(guides)::bigint, sum(net)::bigint, sum(paid)::bigint, sum(difference)::bigint
    FROM changed GROUP BY 1, 2, 3, 4, 5
    ON CONFLICT (store_id, kind, marketplace, state, day) DO UPDATE SET
      orders = m.orders + excluded.orders, sale = m.sale + excluded.sale, commission = m.commission + excluded.commission, isr = m.isr + excluded.isr,
      iva = m.iva + excluded.iva, guides = m.guides + excluded.guides, net = m.net + excluded.net, paid = m.paid + excluded.paid,
      difference = m.difference + excluded.difference
  )
  SELECT count(*) INTO taken FROM loose;
  WITH held AS MATERIALIZED (
    SELECT p.store_id, p.id FROM payouts p
    WHERE p.store_id = store AND p.id IN (SELECT c.payout_id FROM payout_changes c WHERE c.store_id = store)
    LIMIT most FOR NO KEY UPDATE SKIP LOCKED
  ), loose AS (
    DELETE FROM payout_changes
    WHERE ctid = ANY (ARRAY(
      SELECT c.ctid FROM payout_changes c JOIN held h ON h.store_id = c.store_id AND h.id = c.payout_id FOR UPDATE OF c SKIP LOCKED))
    RETURNING *
  ), folded AS (
    UPDATE payouts p SET difference = p.difference + s.difference, different_orders = p.different_orders + s.orders
    FROM (SELECT store_id, payout_id, sum(orders)::int AS orders, sum(difference)::bigint AS difference FROM loose GROUP BY 1, 2) s
    WHERE p.store_id = s.store_id AND p.id = s.payout_id
  )
  SELECT count(*) INTO deposits FROM held;
  RETURN greatest(taken, deposits);
END $$;
--> statement-breakpoint
-- Makes the sums of a store anew from its rows, days, months, deposits and all, beside any writer.
CREATE FUNCTION rebuild_money(store text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('money/' || store, 0));
  INSERT INTO money_changes SELECT * FROM money_differences(store);
  INSERT INTO payout_changes SELECT * FROM payout_differences(store);
  -- Months follow from the days, which are right now.
  INSERT INTO money_changes SELECT * FROM money_days WHERE store_id = store;
  DELETE FROM money_days WHERE store_id = store;
  DELETE FROM money_months WHERE store_id = store;
  WHILE fold_money(store, 1000000) >= 1000000 LOOP END LOOP;
END $$;
--> statement-breakpoint
-- Once a statement that writes amounts of orders, however many. One function for each event, as only then its rows have a name.
DO $do$
DECLARE of_money constant text := 'store_id, marketplace, state, claim_solved, purchase_date, payout_id, sale, commission, isr, iva, guides, net, paid_net, difference';
DECLARE of_orders constant text := 'store_id, marketplace, billing, invoice_status, purchase_date';
DECLARE money constant text := $body$
BEGIN
  -- Few orders differ, in a bulk of many deposits too.
  INSERT INTO payout_changes
  SELECT w.store_id, w.payout_id, coalesce(sum(n) FILTER (WHERE w.state = 'diferencia'), 0), sum(n * w.difference)
  FROM (%1$s) w WHERE w.payout_id IS NOT NULL AND (w.difference <> 0 OR w.state = 'diferencia') GROUP BY 1, 2
  HAVING (coalesce(sum(n) FILTER (WHERE w.state = 'diferencia'), 0), sum(n * w.difference)) <> (0, 0);
  INSERT INTO money_changes
  SELECT w.store_id, 0, w.marketplace, CASE WHEN w.state = 'diferencia' AND w.claim_solved THEN 'aclarada' ELSE w.state END,
    (w.purchase_date AT TIME ZONE s.time_zone)::date, sum(n), sum(n * w.sale), sum(n * w.commission), sum(n * w.isr), sum(n * w.iva),
    sum(n * w.guides), sum(n * w.net), coalesce(sum(n * w.paid_net), 0), sum(n * w.difference)
  FROM (%1$s) w JOIN stores s ON s.id = w.store_id
  WHERE w.state <> 'por_cobrar' GROUP BY 1, 3, 4, 5
  HAVING (sum(n), sum(n * w.sale), sum(n * w.commission), sum(n * w.isr), sum(n * w.iva), sum(n * w.guides), sum(n * w.net),
    coalesce(sum(n * w.paid_net), 0), sum(n * w.difference)) <> (0, 0, 0, 0, 0, 0, 0, 0, 0);
  RETURN NULL;
END
$body$;
DECLARE billings constant text := $body$
BEGIN
  INSERT INTO money_changes
  SELECT w.store_id, w.billing, w.marketplace, coalesce(w.invoice_status, 'pendiente'), (w.purchase_date AT TIME ZONE s.time_zone)::date,
    sum(n), 0, 0, 0, 0, 0, 0, 0, 0
  FROM (%1$s) w JOIN stores s ON s.id = w.store_id
  WHERE w.billing > 0 GROUP BY 1, 2, 3, 4, 5 HAVING sum(n) <> 0;
  RETURN NULL;
END
$body$;
DECLARE one record;
BEGIN
  FOR one IN SELECT * FROM (VALUES ('order_money', money, of_money), ('orders', billings, of_orders)) v (written, body, columns) LOOP
    EXECUTE format('CREATE FUNCTION money_follows_new_%s() RETURNS trigger LANGUAGE plpgsql AS %L', one.written,
      format(one.body, format('SELECT %s, 1 AS n FROM come', one.columns)));
    EXECUTE format('CREATE FUNCTION money_follows_gone_%s() RETURNS trigger LANGUAGE plpgsql AS %L', one.written,
      format(one.body, format('SELECT %s, -1 AS n FROM gone', one.columns)));
    EXECUTE format('CREATE FUNCTION money_follows_changed_%s() RETURNS trigger LANGUAGE plpgsql AS %L', one.written,
      format(one.body, format('SELECT %1$s, 1 AS n FROM come UNION ALL SELECT %1$s, -1 FROM gone', one.columns)));
  END LOOP;
END $do$;
--> statement-breakpoint
-- The other table keeps its sums; whoever empties a table of all stores names none of them.
CREATE FUNCTION money_follows_emptying() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE before constant text := coalesce(current_setting('app.scope', true), '');
BEGIN
  PERFORM set_config('app.scope', 'all', true);
  DELETE FROM money_changes WHERE (kind = 0) = (TG_TABLE_NAME = 'order_money');
  DELETE FROM money_days WHERE (kind = 0) = (TG_TABLE_NAME = 'order_money');
  DELETE FROM money_months WHERE (kind = 0) = (TG_TABLE_NAME = 'order_money');
  IF TG_TABLE_NAME = 'order_money' THEN
    DELETE FROM payout_changes;
    UPDATE payouts SET difference = 0, different_orders = 0 WHERE (difference, different_orders) <> (0, 0);
  END IF;
  PERFORM set_config('app.scope', before, true);
  RETURN NULL;
END $$;
--> statement-breakpoint
-- The days of a store are those of its zone.
CREATE FUNCTION money_follows_zone() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO money_changes SELECT * FROM money_differences(NEW.id);
  RETURN NULL;
END $$;
