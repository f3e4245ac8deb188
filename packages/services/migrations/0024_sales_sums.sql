CREATE TABLE "sales_changes" (
	"store_id" text NOT NULL,
	"kind" smallint NOT NULL,
	"marketplace" text NOT NULL,
	"day" date NOT NULL,
	"key" text collate "C" NOT NULL,
	"units" integer NOT NULL,
	"amount" bigint NOT NULL,
	"orders" integer NOT NULL,
	"off_units" integer NOT NULL,
	"off_amount" bigint NOT NULL,
	"back_units" integer NOT NULL,
	"back_amount" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sales_days" (
	"store_id" text NOT NULL,
	"kind" smallint NOT NULL,
	"marketplace" text NOT NULL,
	"day" date NOT NULL,
	"key" text collate "C" NOT NULL,
	"units" integer NOT NULL,
	"amount" bigint NOT NULL,
	"orders" integer NOT NULL,
	"off_units" integer NOT NULL,
	"off_amount" bigint NOT NULL,
	"back_units" integer NOT NULL,
	"back_amount" bigint NOT NULL,
	CONSTRAINT "sales_days_store_id_kind_marketplace_day_key_pk" PRIMARY KEY("store_id","kind","marketplace","day","key")
);
--> statement-breakpoint
CREATE TABLE "sales_months" (
	"store_id" text NOT NULL,
	"kind" smallint NOT NULL,
	"marketplace" text NOT NULL,
	"day" date NOT NULL,
	"key" text collate "C" NOT NULL,
	"units" integer NOT NULL,
	"amount" bigint NOT NULL,
	"orders" integer NOT NULL,
	"off_units" integer NOT NULL,
	"off_amount" bigint NOT NULL,
	"back_units" integer NOT NULL,
	"back_amount" bigint NOT NULL,
	CONSTRAINT "sales_months_store_id_kind_marketplace_day_key_pk" PRIMARY KEY("store_id","kind","marketplace","day","key")
);
--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "category_id" text collate "C";--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "category_name" text;--> statement-breakpoint
CREATE INDEX "sales_changes_of_day" ON "sales_changes" USING btree ("store_id","day");--> statement-breakpoint
CREATE INDEX "sales_days_of_sku" ON "sales_days" USING btree ("store_id","key","marketplace","day") WHERE kind = 2;--> statement-breakpoint
CREATE INDEX "sales_months_of_sku" ON "sales_months" USING btree ("store_id","key","marketplace","day") WHERE kind = 2;
--> statement-breakpoint
DO $$
DECLARE mine constant text := '((store_id <> '''' AND store_id = (SELECT current_setting(''app.store_id'', true))) OR (SELECT current_setting(''app.scope'', true)) = ''all'')';
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['sales_changes', 'sales_days', 'sales_months'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', name);
    EXECUTE format('CREATE POLICY tenant ON %I USING %s WITH CHECK %s', name, mine, mine);
  END LOOP;
END $$;
--> statement-breakpoint
-- Migrations work across stores.
SELECT set_config('app.scope', 'all', true);
--> statement-breakpoint
-- What was sold before its category was kept has that of today.
UPDATE order_lines l SET category_id = p.category, category_name = p.category_name
FROM product_skus s JOIN products p ON p.store_id = s.store_id AND p.id = s.product_id
WHERE s.store_id = l.store_id AND s.sku = l.sku AND p.category <> '';
--> statement-breakpoint
-- What a sale is of: its state as the order says it, and its category when it was sold.
CREATE FUNCTION sale_state(address jsonb) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
BEGIN ATOMIC
  SELECT coalesce(address ->> 'stateCode', '') || chr(31) || coalesce(address ->> 'state', '');
END;
--> statement-breakpoint
CREATE FUNCTION sale_category(id text, name text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
BEGIN ATOMIC
  SELECT CASE WHEN id IS NULL OR id = '' THEN '' ELSE id || chr(31) || coalesce(name, '') END;
END;
--> statement-breakpoint
-- The sums of sales by the lines and orders of a store themselves: what the other tables must come to.
CREATE FUNCTION sales_of_lines(store text) RETURNS SETOF sales_changes LANGUAGE sql STABLE
BEGIN ATOMIC
  WITH lines AS (
    SELECT o.store_id, o.id, o.marketplace, (o.purchase_date AT TIME ZONE s.time_zone)::date AS day,
      sale_state(o.shipping_address) AS state, l.sku, sale_category(l.category_id, l.category_name) AS category,
      (l.status_id NOT IN (8, 9))::int AS units, CASE WHEN l.status_id IN (8, 9) THEN 0 ELSE l.sale_price - l.sale_discount END AS amount,
      (l.status_id = 8)::int AS off_units, CASE l.status_id WHEN 8 THEN l.sale_price - l.sale_discount ELSE 0 END AS off_amount,
      (l.status_id = 9)::int AS back_units, CASE l.status_id WHEN 9 THEN l.sale_price - l.sale_discount ELSE 0 END AS back_amount
    FROM orders o JOIN stores s ON s.id = o.store_id
    JOIN order_lines l ON l.store_id = o.store_id AND l.order_id = o.id
    WHERE o.store_id = store
  ), of_orders AS (
    SELECT store_id, id, marketplace, day, state, sum(units) AS units, sum(amount) AS amount, max(units) AS orders,
      sum(off_units) AS off_units, sum(off_amount) AS off_amount, sum(back_units) AS back_units, sum(back_amount) AS back_amount
    FROM lines GROUP BY 1, 2, 3, 4, 5
  ), of_skus AS (
    SELECT store_id, id, marketplace, day, sku, sum(units) AS units, sum(amount) AS amount, max(units) AS orders,
      sum(off_units) AS off_units, sum(off_amount) AS off_amount, sum(back_units) AS back_units, sum(back_amount) AS back_amount
    FROM lines GROUP BY 1, 2, 3, 4, 5
  )
  SELECT store_id, 0::smallint, marketplace, day, '', sum(units)::int, sum(amount)::bigint, sum(orders)::int,
    sum(off_units)::int, sum(off_amount)::bigint, sum(back_units)::int, sum(back_amount)::bigint
  FROM of_orders GROUP BY store_id, marketplace, day
  UNION ALL
  SELECT store_id, 1::smallint, marketplace, day, state, sum(units)::int, sum(amount)::bigint, sum(orders)::int,
    sum(off_units)::int, sum(off_amount)::bigint, sum(back_units)::int, sum(back_amount)::bigint
  FROM of_orders GROUP BY store_id, marketplace, day, state
  UNION ALL
  SELECT store_id, 2::smallint, marketplace, day, sku, sum(units)::int, sum(amount)::bigint, sum(orders)::int,
    sum(off_units)::int, sum(off_amount)::bigint, sum(back_units)::int, sum(back_amount)::bigint
  FROM of_skus GROUP BY store_id, marketplace, day, sku
  UNION ALL
  SELECT store_id, 3::smallint, marketplace, day, category, sum(units)::int, sum(amount)::bigint, 0,
    sum(off_units)::int, sum(off_amount)::bigint, sum(back_units)::int, sum(back_amount)::bigint
  FROM lines GROUP BY store_id, marketplace, day, category
  UNION ALL
  SELECT o.store_id, 4::smallint, o.marketplace, (o.purchase_date AT TIME ZONE s.time_zone)::date AS day, o.status, 0, 0, count(*)::int, 0, 0, 0, 0
  FROM orders o JOIN stores s ON s.id = o.store_id WHERE o.store_id = store GROUP BY 1, 3, 4, 5;
END;
--> statement-breakpoint
-- What the sums of days lack, folded or not: nothing, or there is a defect. Added to the changes it mends them, in one statement and
-- beside any writer.
CREATE FUNCTION sales_differences(store text) RETURNS SETOF sales_changes LANGUAGE sql STABLE
BEGIN ATOMIC
  WITH terms AS (
    SELECT f.store_id, f.kind, f.marketplace, f.day, f.key, f.units, f.amount, f.orders, f.off_units, f.off_amount, f.back_units, f.back_amount
    FROM sales_of_lines(store) f
    UNION ALL
    SELECT d.store_id, d.kind, d.marketplace, d.day, d.key, -d.units, -d.amount, -d.orders, -d.off_units, -d.off_amount, -d.back_units, -d.back_amount
    FROM sales_days d WHERE d.store_id = store AND d.marketplace <> '*'
    UNION ALL
    SELECT c.store_id, c.kind, c.marketplace, c.day, c.key, -c.units, -c.amount, -c.orders, -c.off_units, -c.off_amount, -c.back_units, -c.back_amount
    FROM sales_changes c WHERE c.store_id = store
  ), sums AS (
    SELECT store_id, kind, marketplace, day, key, sum(units)::int AS units, sum(amount)::bigint AS amount, sum(orders)::int AS orders,
      sum(off_units)::int AS off_units, sum(off_amount)::bigint AS off_amount, sum(back_units)::int AS back_units, sum(back_amount)::bigint AS back_amount
    FROM terms GROUP BY 1, 2, 3, 4, 5
  )
  SELECT * FROM sums WHERE (units, amount, orders, off_units, off_amount, back_units, back_amount) <> (0, 0, 0, 0, 0, 0, 0);
END;
--> statement-breakpoint
-- Puts changes of a store into its days and months. One at a time for a store; writers wait for none. @returns how many rows it took.
CREATE FUNCTION fold_sales(store text, most int DEFAULT 20000) RETURNS int LANGUAGE plpgsql AS $$
DECLARE taken int;
BEGIN
  IF NOT pg_try_advisory_xact_lock(hashtextextended('sales/' || store, 0)) THEN RETURN 0; END IF;
  WITH loose AS (
    DELETE FROM sales_changes
    WHERE ctid = ANY (ARRAY(SELECT c.ctid FROM sales_changes c WHERE c.store_id = store LIMIT most FOR UPDATE SKIP LOCKED))
    RETURNING *
  ), sums AS (
    SELECT store_id, kind, coalesce(marketplace, '*') AS marketplace, day, key, sum(units)::int AS units, sum(amount)::bigint AS amount,
      sum(orders)::int AS orders, sum(off_units)::int AS off_units, sum(off_amount)::bigint AS off_amount,
      sum(back_units)::int AS back_units, sum(back_amount)::bigint AS back_amount
    FROM loose GROUP BY GROUPING SETS ((store_id, kind, day, key, marketplace), (store_id, kind, day, key))
  ), changed AS (
    SELECT * FROM sums WHERE (units, amount, orders, off_units, off_amount, back_units, back_amount) <> (0, 0, 0, 0, 0, 0, 0)
  ), into_days AS (
    INSERT INTO sales_days AS d SELECT * FROM changed
    ON CONFLICT (store_id, kind, marketplace, day, key) DO UPDATE SET
      units = d.units + excluded.units, amount = d.amount + excluded.amount, orders = d.orders + excluded.orders,
      off_units = d.off_units + excluded.off_units, off_amount = d.off_amount + excluded.off_amount,
      back_units = d.back_units + excluded.back_units, back_amount = d.back_amount + excluded.back_amount
  ), into_months AS (
    INSERT INTO sales_months AS m
    SELECT store_id, kind, marketplace, date_trunc('month', day)::date, key, sum(units)::int, sum(amount)::bigint, sum(orders)::int,
      sum(off_units)::int, sum(off_amount)::bigint, sum(back_units)::int, sum(back_amount)::bigint
    FROM changed GROUP BY 1, 2, 3, 4, 5
    ON CONFLICT (store_id, kind, marketplace, day, key) DO UPDATE SET
      units = m.units + excluded.units, amount = m.amount + excluded.amount, orders = m.orders + excluded.orders,
      off_units = m.off_units + excluded.off_units, off_amount = m.off_amount + excluded.off_amount,
      back_units = m.back_units + excluded.back_units, back_amount = m.back_amount + excluded.back_amount
  )
  SELECT count(*) INTO taken FROM loose;
  RETURN taken;
END $$;
--> statement-breakpoint
-- Makes the sums of a store anew from its lines, days, months and all. Alone of its kind, and beside any writer: in a transaction of
-- its own, as what is written meanwhile is added by its writer.
CREATE FUNCTION rebuild_sales(store text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('sales/' || store, 0));
  INSERT INTO sales_changes SELECT * FROM sales_differences(store);
  -- Months and all channels follow from the days of each channel, which are right now.
  INSERT INTO sales_changes SELECT store_id, kind, marketplace, day, key, units, amount, orders, off_units, off_amount, back_units, back_amount
  FROM sales_days WHERE store_id = store AND marketplace <> '*';
  DELETE FROM sales_days WHERE store_id = store;
  DELETE FROM sales_months WHERE store_id = store;
  WHILE fold_sales(store, 1000000) > 0 LOOP END LOOP;
END $$;
--> statement-breakpoint
-- Once a statement that writes lines: who waits for its order's row waits for a writer of the same order alone, so that two never
-- both take themselves for the first, or the last, that is sold of it. One function for each event, as only then its rows have a name.
DO $do$
DECLARE body constant text := $body$
BEGIN
  PERFORM 1 FROM orders o WHERE (o.store_id, o.id) IN (SELECT store_id, order_id FROM (%1$s) s) ORDER BY o.store_id, o.id FOR NO KEY UPDATE;
  WITH lines AS (
    SELECT store_id, order_id, sku, sale_category(category_id, category_name) AS category,
      coalesce(sum(n) FILTER (WHERE status_id NOT IN (8, 9)), 0) AS units, coalesce(sum(n * (sale_price - sale_discount)) FILTER (WHERE status_id NOT IN (8, 9)), 0) AS amount,
      coalesce(sum(n) FILTER (WHERE status_id = 8), 0) AS off_units, coalesce(sum(n * (sale_price - sale_discount)) FILTER (WHERE status_id = 8), 0) AS off_amount,
      coalesce(sum(n) FILTER (WHERE status_id = 9), 0) AS back_units, coalesce(sum(n * (sale_price - sale_discount)) FILTER (WHERE status_id = 9), 0) AS back_amount
    FROM (%1$s) s GROUP BY 1, 2, 3, 4
  ), located AS MATERIALIZED (
    SELECT l.*, o.marketplace, (o.purchase_date AT TIME ZONE st.time_zone)::date AS day, sale_state(o.shipping_address) AS state
    FROM lines l JOIN orders o ON o.store_id = l.store_id AND o.id = l.order_id JOIN stores st ON st.id = l.store_id
    WHERE (l.units, l.amount, l.off_units, l.off_amount, l.back_units, l.back_amount) <> (0, 0, 0, 0, 0, 0)
  ), of_orders AS (
    SELECT store_id, order_id, marketplace, day, state, sum(units) AS units, sum(amount) AS amount, sum(off_units) AS off_units,
      sum(off_amount) AS off_amount, sum(back_units) AS back_units, sum(back_amount) AS back_amount
    FROM located GROUP BY 1, 2, 3, 4, 5
  ), orders_now AS (
    SELECT f.*, (n.after > 0)::int - (n.after - f.units > 0)::int AS orders FROM of_orders f
    CROSS JOIN LATERAL (SELECT count(*) AS after FROM order_lines x WHERE x.store_id = f.store_id AND x.order_id = f.order_id AND x.status_id NOT IN (8, 9)) n
  ), of_skus AS (
    SELECT store_id, order_id, marketplace, day, sku, sum(units) AS units, sum(amount) AS amount, sum(off_units) AS off_units,
      sum(off_amount) AS off_amount, sum(back_units) AS back_units, sum(back_amount) AS back_amount
    FROM located GROUP BY 1, 2, 3, 4, 5
  ), skus_now AS (
    SELECT f.*, (n.after > 0)::int - (n.after - f.units > 0)::int AS orders FROM of_skus f
    CROSS JOIN LATERAL (SELECT count(*) AS after FROM order_lines x WHERE x.store_id = f.store_id AND x.order_id = f.order_id AND x.sku = f.sku AND x.status_id NOT IN (8, 9)) n
  )
  INSERT INTO sales_changes
  SELECT store_id, 0, marketplace, day, '', sum(units), sum(amount), sum(orders), sum(off_units), sum(off_amount), sum(back_units), sum(back_amount)
  FROM orders_now GROUP BY store_id, marketplace, day
  UNION ALL
  SELECT store_id, 1, marketplace, day, state, sum(units), sum(amount), sum(orders), sum(off_units), sum(off_amount), sum(back_units), sum(back_amount)
  FROM orders_now GROUP BY store_id, marketplace, day, state
  UNION ALL
  SELECT store_id, 2, marketplace, day, sku, sum(units), sum(amount), sum(orders), sum(off_units), sum(off_amount), sum(back_units), sum(back_amount)
  FROM skus_now GROUP BY store_id, marketplace, day, sku
  UNION ALL
  SELECT store_id, 3, marketplace, day, category, sum(units), sum(amount), 0, sum(off_units), sum(off_amount), sum(back_units), sum(back_amount)
  FROM located GROUP BY store_id, marketplace, day, category;
  RETURN NULL;
END
$body$;
BEGIN
  EXECUTE format('CREATE FUNCTION sales_follow_new_lines() RETURNS trigger LANGUAGE plpgsql AS %L', format(body, 'SELECT *, 1 AS n FROM come'));
  EXECUTE format('CREATE FUNCTION sales_follow_gone_lines() RETURNS trigger LANGUAGE plpgsql AS %L', format(body, 'SELECT *, -1 AS n FROM gone'));
  EXECUTE format('CREATE FUNCTION sales_follow_changed_lines() RETURNS trigger LANGUAGE plpgsql AS %L', format(body, 'SELECT *, 1 AS n FROM come UNION ALL SELECT *, -1 FROM gone'));
END $do$;
--> statement-breakpoint
CREATE TRIGGER sales_of_new_lines AFTER INSERT ON order_lines REFERENCING NEW TABLE AS come
FOR EACH STATEMENT EXECUTE FUNCTION sales_follow_new_lines();
--> statement-breakpoint
CREATE TRIGGER sales_of_changed_lines AFTER UPDATE ON order_lines REFERENCING OLD TABLE AS gone NEW TABLE AS come
FOR EACH STATEMENT EXECUTE FUNCTION sales_follow_changed_lines();
--> statement-breakpoint
CREATE TRIGGER sales_of_gone_lines AFTER DELETE ON order_lines REFERENCING OLD TABLE AS gone
FOR EACH STATEMENT EXECUTE FUNCTION sales_follow_gone_lines();
--> statement-breakpoint
-- An order that moves, to another day, channel or state, takes its lines along; its family is counted by itself.
CREATE FUNCTION sales_follow_orders() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'TRUNCATE' THEN
    TRUNCATE sales_changes, sales_days, sales_months;
  ELSIF TG_OP = 'INSERT' THEN
    INSERT INTO sales_changes
    SELECT c.store_id, 4, c.marketplace, (c.purchase_date AT TIME ZONE s.time_zone)::date AS day, c.status, 0, 0, count(*), 0, 0, 0, 0
    FROM come c JOIN stores s ON s.id = c.store_id GROUP BY 1, 3, 4, 5;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO sales_changes
    SELECT c.store_id, 4, c.marketplace, (c.purchase_date AT TIME ZONE s.time_zone)::date AS day, c.status, 0, 0, -count(*), 0, 0, 0, 0
    FROM gone c JOIN stores s ON s.id = c.store_id GROUP BY 1, 3, 4, 5;
  ELSE
    INSERT INTO sales_changes
    SELECT c.store_id, 4, c.marketplace, (c.purchase_date AT TIME ZONE s.time_zone)::date AS day, c.status, 0, 0, sum(n), 0, 0, 0, 0
    FROM (SELECT *, 1 AS n FROM come UNION ALL SELECT *, -1 FROM gone) c JOIN stores s ON s.id = c.store_id
    GROUP BY 1, 3, 4, 5 HAVING sum(n) <> 0;
    WITH moved AS (
      SELECT a.store_id, a.id, b.marketplace, b.purchase_date, sale_state(b.shipping_address) AS state, b.n
      FROM come a JOIN gone o ON o.store_id = a.store_id AND o.id = a.id
      CROSS JOIN LATERAL (VALUES (a.marketplace, a.purchase_date, a.shipping_address, 1), (o.marketplace, o.purchase_date, o.shipping_address, -1))
        AS b (marketplace, purchase_date, shipping_address, n)
      WHERE (a.marketplace, a.purchase_date) <> (o.marketplace, o.purchase_date)
        OR sale_state(a.shipping_address) <> sale_state(o.shipping_address)
    ), lines AS MATERIALIZED (
      SELECT m.store_id, m.id, m.marketplace, (m.purchase_date AT TIME ZONE s.time_zone)::date AS day, m.state, m.n, l.sku,
        sale_category(l.category_id, l.category_name) AS category, l.status_id, l.sale_price - l.sale_discount AS amount
      FROM moved m JOIN stores s ON s.id = m.store_id JOIN order_lines l ON l.store_id = m.store_id AND l.order_id = m.id
    ), parts AS (
      SELECT lines.*, k.kind, k.key FROM lines
      CROSS JOIN LATERAL (VALUES (0, ''), (1, state), (2, sku), (3, category)) AS k (kind, key)
    ), of_orders AS (
      SELECT store_id, id, kind, marketplace, day, key, n,
        count(*) FILTER (WHERE status_id NOT IN (8, 9)) AS units, coalesce(sum(amount) FILTER (WHERE status_id NOT IN (8, 9)), 0) AS amount,
        count(*) FILTER (WHERE status_id = 8) AS off_units, coalesce(sum(amount) FILTER (WHERE status_id = 8), 0) AS off_amount,
        count(*) FILTER (WHERE status_id = 9) AS back_units, coalesce(sum(amount) FILTER (WHERE status_id = 9), 0) AS back_amount
      FROM parts GROUP BY 1, 2, 3, 4, 5, 6, 7
    )
    INSERT INTO sales_changes
    SELECT store_id, kind, marketplace, day, key, sum(n * units), sum(n * amount), sum(CASE WHEN units > 0 AND kind < 3 THEN n ELSE 0 END),
      sum(n * off_units), sum(n * off_amount), sum(n * back_units), sum(n * back_amount)
    FROM of_orders GROUP BY 1, 2, 3, 4, 5
    HAVING (sum(n * units), sum(n * amount), sum(CASE WHEN units > 0 AND kind < 3 THEN n ELSE 0 END), sum(n * off_units), sum(n * off_amount), sum(n * back_units), sum(n * back_amount))
      <> (0, 0, 0, 0, 0, 0, 0);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER sales_of_new_orders AFTER INSERT ON orders REFERENCING NEW TABLE AS come
FOR EACH STATEMENT EXECUTE FUNCTION sales_follow_orders();
--> statement-breakpoint
CREATE TRIGGER sales_of_changed_orders AFTER UPDATE ON orders REFERENCING OLD TABLE AS gone NEW TABLE AS come
FOR EACH STATEMENT EXECUTE FUNCTION sales_follow_orders();
--> statement-breakpoint
CREATE TRIGGER sales_of_gone_orders AFTER DELETE ON orders REFERENCING OLD TABLE AS gone
FOR EACH STATEMENT EXECUTE FUNCTION sales_follow_orders();
--> statement-breakpoint
CREATE TRIGGER sales_of_no_orders AFTER TRUNCATE ON orders
FOR EACH STATEMENT EXECUTE FUNCTION sales_follow_orders();
--> statement-breakpoint
-- The days of a store are those of its zone.
CREATE FUNCTION sales_follow_zone() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO sales_changes SELECT * FROM sales_differences(NEW.id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER sales_of_zone AFTER UPDATE OF time_zone ON stores
FOR EACH ROW WHEN (OLD.time_zone <> NEW.time_zone) EXECUTE FUNCTION sales_follow_zone();
--> statement-breakpoint
INSERT INTO sales_days
SELECT store_id, kind, coalesce(marketplace, '*'), day, key, sum(units), sum(amount), sum(f.orders), sum(off_units), sum(off_amount), sum(back_units), sum(back_amount)
FROM stores CROSS JOIN LATERAL sales_of_lines(stores.id) f
GROUP BY GROUPING SETS ((store_id, kind, day, key, marketplace), (store_id, kind, day, key));
--> statement-breakpoint
INSERT INTO sales_months
SELECT store_id, kind, marketplace, date_trunc('month', day)::date, key, sum(units), sum(amount), sum(orders), sum(off_units), sum(off_amount), sum(back_units), sum(back_amount)
FROM sales_days GROUP BY 1, 2, 3, 4, 5;
--> statement-breakpoint
SELECT set_config('app.scope', '', true);
