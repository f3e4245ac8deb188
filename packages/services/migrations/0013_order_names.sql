CREATE TABLE "order_names" (
	"store_id" text NOT NULL,
	"name" text collate "C" NOT NULL,
	"order_id" text collate "C" NOT NULL,
	CONSTRAINT "order_names_store_id_name_order_id_pk" PRIMARY KEY("store_id","name","order_id")
);
--> statement-breakpoint
DROP INDEX "orders_by_client";
--> statement-breakpoint
DO $$
DECLARE mine constant text := '(store_id = (SELECT current_setting(''app.store_id'', true)) OR (SELECT current_setting(''app.scope'', true)) = ''all'')';
BEGIN
  ALTER TABLE order_names ENABLE ROW LEVEL SECURITY;
  ALTER TABLE order_names FORCE ROW LEVEL SECURITY;
  EXECUTE format('CREATE POLICY tenant ON order_names USING %s WITH CHECK %s', mine, mine);
END $$;
--> statement-breakpoint
-- 'ana ruiz', 'na ruiz', 'a ruiz', 'ruiz', 'uiz', 'iz', 'z': what a part of the name begins is a range of an index.
CREATE FUNCTION from_each_letter(name text) RETURNS SETOF text LANGUAGE sql IMMUTABLE PARALLEL SAFE
BEGIN ATOMIC
  SELECT substr(name, first) FROM generate_series(1, char_length(name)) AS first WHERE substr(name, first, 1) <> ' ';
END;
--> statement-breakpoint
CREATE FUNCTION order_names_follow_orders() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'TRUNCATE' THEN
    TRUNCATE order_names;
  ELSIF TG_OP = 'INSERT' THEN
    INSERT INTO order_names SELECT store_id, name, id FROM come, from_each_letter(client_name_folded) AS name;
  ELSE
    DELETE FROM order_names
    WHERE store_id = OLD.store_id AND order_id = OLD.id
      AND name = ANY (ARRAY(SELECT from_each_letter(OLD.client_name_folded)));
    IF TG_OP = 'UPDATE' THEN
      INSERT INTO order_names SELECT NEW.store_id, name, NEW.id FROM from_each_letter(NEW.client_name_folded) AS name;
    END IF;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER order_names_of_insert AFTER INSERT ON orders REFERENCING NEW TABLE AS come
FOR EACH STATEMENT EXECUTE FUNCTION order_names_follow_orders();
--> statement-breakpoint
-- Names hardly ever change: other updates do not pass here.
CREATE TRIGGER order_names_of_update AFTER UPDATE OF client_name_folded ON orders
FOR EACH ROW WHEN (OLD.client_name_folded <> NEW.client_name_folded) EXECUTE FUNCTION order_names_follow_orders();
--> statement-breakpoint
CREATE TRIGGER order_names_of_delete AFTER DELETE ON orders
FOR EACH ROW EXECUTE FUNCTION order_names_follow_orders();
--> statement-breakpoint
CREATE TRIGGER order_names_of_truncate AFTER TRUNCATE ON orders
FOR EACH STATEMENT EXECUTE FUNCTION order_names_follow_orders();
--> statement-breakpoint
-- Migrations work across stores.
SELECT set_config('app.scope', 'all', true);
--> statement-breakpoint
INSERT INTO order_names SELECT store_id, name, id FROM orders, from_each_letter(client_name_folded) AS name;
--> statement-breakpoint
SELECT set_config('app.scope', '', true);
