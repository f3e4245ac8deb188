CREATE TABLE "order_tally" (
	"store_id" text NOT NULL,
	"status" text NOT NULL,
	"marketplace" text NOT NULL,
	"evidence_pending" boolean NOT NULL,
	"line_statuses" integer NOT NULL,
	"delivery_types" integer NOT NULL,
	"orders" integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX "order_tally_of_store" ON "order_tally" USING btree ("store_id");
--> statement-breakpoint
DO $$
DECLARE mine constant text := '(store_id = (SELECT current_setting(''app.store_id'', true)) OR (SELECT current_setting(''app.scope'', true)) = ''all'')';
BEGIN
  ALTER TABLE order_tally ENABLE ROW LEVEL SECURITY;
  ALTER TABLE order_tally FORCE ROW LEVEL SECURITY;
  EXECUTE format('CREATE POLICY tenant ON order_tally USING %s WITH CHECK %s', mine, mine);
END $$;
--> statement-breakpoint
-- Makes one row of each kind of order out of the many of a store. Rows that another transaction is folding are left to it:
-- the sum is the same before, between and after, whoever commits first and whoever rolls back.
CREATE FUNCTION fold_order_tally(store text) RETURNS void LANGUAGE sql
BEGIN ATOMIC
  WITH loose AS (
    DELETE FROM order_tally
    WHERE ctid = ANY (ARRAY(SELECT t.ctid FROM order_tally t WHERE t.store_id = store FOR UPDATE SKIP LOCKED))
    RETURNING *
  )
  INSERT INTO order_tally
  SELECT store_id, status, marketplace, evidence_pending, line_statuses, delivery_types, sum(orders)
  FROM loose GROUP BY 1, 2, 3, 4, 5, 6 HAVING sum(orders) <> 0;
END;
--> statement-breakpoint
-- Once a statement, however many rows it writes; COPY and TRUNCATE too.
CREATE FUNCTION order_tally_follows_orders() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  CASE TG_OP
    WHEN 'INSERT' THEN
      INSERT INTO order_tally
      SELECT store_id, status, marketplace, evidence_pending, line_statuses, delivery_types, count(*)
      FROM come GROUP BY 1, 2, 3, 4, 5, 6;
    WHEN 'DELETE' THEN
      INSERT INTO order_tally
      SELECT store_id, status, marketplace, evidence_pending, line_statuses, delivery_types, -count(*)
      FROM gone GROUP BY 1, 2, 3, 4, 5, 6;
    WHEN 'UPDATE' THEN
      INSERT INTO order_tally
      SELECT store_id, status, marketplace, evidence_pending, line_statuses, delivery_types, sum(n)
      FROM (SELECT come.*, 1 AS n FROM come UNION ALL SELECT gone.*, -1 FROM gone)
      GROUP BY 1, 2, 3, 4, 5, 6 HAVING sum(n) <> 0;
    WHEN 'TRUNCATE' THEN
      TRUNCATE order_tally;
  END CASE;
  -- About every hundredth statement, so that a store has some hundreds of rows to add up, whatever its age.
  IF TG_OP IN ('INSERT', 'UPDATE') AND random() < 0.01 THEN
    PERFORM fold_order_tally(store_id) FROM (SELECT DISTINCT store_id FROM come);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER order_tally_of_insert AFTER INSERT ON orders REFERENCING NEW TABLE AS come
FOR EACH STATEMENT EXECUTE FUNCTION order_tally_follows_orders();
--> statement-breakpoint
CREATE TRIGGER order_tally_of_update AFTER UPDATE ON orders REFERENCING OLD TABLE AS gone NEW TABLE AS come
FOR EACH STATEMENT EXECUTE FUNCTION order_tally_follows_orders();
--> statement-breakpoint
CREATE TRIGGER order_tally_of_delete AFTER DELETE ON orders REFERENCING OLD TABLE AS gone
FOR EACH STATEMENT EXECUTE FUNCTION order_tally_follows_orders();
--> statement-breakpoint
CREATE TRIGGER order_tally_of_truncate AFTER TRUNCATE ON orders
FOR EACH STATEMENT EXECUTE FUNCTION order_tally_follows_orders();
--> statement-breakpoint
-- Migrations work across stores.
SELECT set_config('app.scope', 'all', true);
--> statement-breakpoint
INSERT INTO order_tally
SELECT store_id, status, marketplace, evidence_pending, line_statuses, delivery_types, count(*)
FROM orders GROUP BY 1, 2, 3, 4, 5, 6;
--> statement-breakpoint
SELECT set_config('app.scope', '', true);
