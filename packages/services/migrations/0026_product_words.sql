CREATE TABLE "product_tally" (
	"store_id" text NOT NULL,
	"facet" smallint NOT NULL,
	"key" text collate "C" NOT NULL,
	"kind" integer NOT NULL,
	"products" integer NOT NULL,
	"skus" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_words" (
	"store_id" text NOT NULL,
	"word" text collate "C" NOT NULL,
	"product_id" text collate "C" NOT NULL,
	CONSTRAINT "product_words_store_id_word_product_id_pk" PRIMARY KEY("store_id","word","product_id")
);
--> statement-breakpoint
DROP INDEX "products_by_change";--> statement-breakpoint
DROP INDEX "products_by_creation";--> statement-breakpoint
DROP INDEX "products_by_name";--> statement-breakpoint
DROP INDEX "products_by_price";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "kind" integer GENERATED ALWAYS AS (case when status <> 'deleted' then (status = 'paused')::int * 1 + (status = 'draft')::int * 2 + (stock = 0)::int * 4 + ('CS' = any(channels))::int * 8 + ('SR' = any(channels))::int * 16 + ('SN' = any(channels))::int * 32 + ('PG' = any(channels))::int * 64 + (shipping_method = 'dropshipping')::int * 128 + (shipping_method = 'fulfillment')::int * 256 + (photos = '[]'::jsonb)::int * 512 + (category = '')::int * 1024 + ('attributes' = any(missing))::int * 2048 + (sale_price <= 0)::int * 4096 + (universal_id is null)::int * 8192 + (carta_porte is null)::int * 16384 + (coalesce(brand, '') = '')::int * 32768 end) STORED;--> statement-breakpoint
CREATE INDEX "product_tally_of_store" ON "product_tally" USING btree ("store_id","facet","key");--> statement-breakpoint
CREATE INDEX "products_by_kind" ON "products" USING btree ("store_id","kind");--> statement-breakpoint
CREATE INDEX "products_by_category" ON "products" USING btree ("store_id","category","kind");--> statement-breakpoint
CREATE INDEX "products_by_brand" ON "products" USING btree ("store_id","brand","kind");--> statement-breakpoint
CREATE INDEX "products_by_change" ON "products" USING btree ("store_id","updated_at","id","kind","category","brand");--> statement-breakpoint
CREATE INDEX "products_by_creation" ON "products" USING btree ("store_id","created_at","id","kind","category","brand");--> statement-breakpoint
CREATE INDEX "products_by_name" ON "products" USING btree ("store_id","folded_name","id","kind","category","brand");--> statement-breakpoint
CREATE INDEX "products_by_price" ON "products" USING btree ("store_id","sale_price","id","kind","category","brand");
--> statement-breakpoint
DO $$
DECLARE mine constant text := '((store_id <> '''' AND store_id = (SELECT current_setting(''app.store_id'', true))) OR (SELECT current_setting(''app.scope'', true)) = ''all'')';
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['product_tally', 'product_words'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', name);
    EXECUTE format('CREATE POLICY tenant ON %I USING %s WITH CHECK %s', name, mine, mine);
  END LOOP;
END $$;
--> statement-breakpoint
-- 'vaso (soplado) vs-6' has 'vaso', '(soplado)', 'soplado)', 'vs-6' and '6': what a part of it begins is a range of an index.
CREATE FUNCTION words_of(searched text) RETURNS SETOF text LANGUAGE sql IMMUTABLE PARALLEL SAFE
BEGIN ATOMIC
  SELECT DISTINCT left(substr(token, at), 64)
  FROM unnest(string_to_array(searched, ' ')) AS token, generate_series(1, char_length(token)) AS at
  WHERE at = 1
    OR (substr(token, at, 1) ~ '[a-z0-9]' COLLATE "C" AND substr(token, at - 1, 1) !~ '[a-z0-9]' COLLATE "C");
END;
--> statement-breakpoint
CREATE FUNCTION product_words_follow_products() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE words text[] := '{}';
BEGIN
  IF TG_OP = 'TRUNCATE' THEN
    TRUNCATE product_words;
  ELSIF TG_OP = 'INSERT' THEN
    INSERT INTO product_words SELECT store_id, word, id FROM come, words_of(searched) AS word WHERE kind IS NOT NULL;
  ELSE
    IF TG_OP = 'UPDATE' THEN
      IF NEW.kind IS NOT NULL THEN words := ARRAY(SELECT words_of(NEW.searched)); END IF;
    END IF;
    -- Those that stay are left alone: a product of a thousand SKUs has thousands.
    DELETE FROM product_words
    WHERE store_id = OLD.store_id AND product_id = OLD.id
      AND word = ANY (ARRAY(SELECT words_of(OLD.searched) EXCEPT SELECT unnest(words)));
    INSERT INTO product_words SELECT OLD.store_id, word, OLD.id FROM unnest(words) AS word ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER product_words_of_insert AFTER INSERT ON products REFERENCING NEW TABLE AS come
FOR EACH STATEMENT EXECUTE FUNCTION product_words_follow_products();
--> statement-breakpoint
CREATE TRIGGER product_words_of_update AFTER UPDATE ON products
FOR EACH ROW WHEN (OLD.searched <> NEW.searched OR (OLD.kind IS NULL) <> (NEW.kind IS NULL))
EXECUTE FUNCTION product_words_follow_products();
--> statement-breakpoint
CREATE TRIGGER product_words_of_delete AFTER DELETE ON products
FOR EACH ROW EXECUTE FUNCTION product_words_follow_products();
--> statement-breakpoint
CREATE TRIGGER product_words_of_truncate AFTER TRUNCATE ON products
FOR EACH STATEMENT EXECUTE FUNCTION product_words_follow_products();
--> statement-breakpoint
-- Makes one row of each facet, key and kind out of the many of a store, as fold_order_tally does (0012).
CREATE FUNCTION fold_product_tally(store text) RETURNS void LANGUAGE sql
BEGIN ATOMIC
  WITH loose AS (
    DELETE FROM product_tally
    WHERE ctid = ANY (ARRAY(SELECT t.ctid FROM product_tally t WHERE t.store_id = store FOR UPDATE SKIP LOCKED))
    RETURNING *
  )
  INSERT INTO product_tally
  SELECT store_id, facet, key, kind, sum(products), sum(skus)
  FROM loose GROUP BY 1, 2, 3, 4 HAVING sum(products) <> 0 OR sum(skus) <> 0;
END;
--> statement-breakpoint
-- Once a statement, however many rows it writes. A product is counted among all, in its category and, if it has one, its brand.
CREATE FUNCTION product_tally_follows_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  CASE TG_OP
    WHEN 'INSERT' THEN
      INSERT INTO product_tally
      SELECT store_id, facet, key, kind, count(*), sum(skus)
      FROM come, LATERAL (VALUES (0, ''), (1, category), (2, brand)) AS f(facet, key)
      WHERE kind IS NOT NULL AND key IS NOT NULL GROUP BY 1, 2, 3, 4;
    WHEN 'DELETE' THEN
      INSERT INTO product_tally
      SELECT store_id, facet, key, kind, -count(*), -sum(skus)
      FROM gone, LATERAL (VALUES (0, ''), (1, category), (2, brand)) AS f(facet, key)
      WHERE kind IS NOT NULL AND key IS NOT NULL GROUP BY 1, 2, 3, 4;
    WHEN 'UPDATE' THEN
      INSERT INTO product_tally
      SELECT store_id, facet, key, kind, sum(n), sum(n * skus)
      FROM (
        SELECT store_id, category, brand, kind, skus, 1 AS n FROM come
        UNION ALL SELECT store_id, category, brand, kind, skus, -1 FROM gone
      ) AS both_of_them, LATERAL (VALUES (0, ''), (1, category), (2, brand)) AS f(facet, key)
      WHERE kind IS NOT NULL AND key IS NOT NULL GROUP BY 1, 2, 3, 4 HAVING sum(n) <> 0 OR sum(n * skus) <> 0;
    WHEN 'TRUNCATE' THEN
      TRUNCATE product_tally;
  END CASE;
  -- About every hundredth statement, so that a store has some hundreds of rows to add up, whatever its age.
  IF TG_OP IN ('INSERT', 'UPDATE') AND random() < 0.01 THEN
    PERFORM fold_product_tally(store_id) FROM (SELECT DISTINCT store_id FROM come);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER product_tally_of_insert AFTER INSERT ON products REFERENCING NEW TABLE AS come
FOR EACH STATEMENT EXECUTE FUNCTION product_tally_follows_products();
--> statement-breakpoint
CREATE TRIGGER product_tally_of_update AFTER UPDATE ON products REFERENCING OLD TABLE AS gone NEW TABLE AS come
FOR EACH STATEMENT EXECUTE FUNCTION product_tally_follows_products();
--> statement-breakpoint
CREATE TRIGGER product_tally_of_delete AFTER DELETE ON products REFERENCING OLD TABLE AS gone
FOR EACH STATEMENT EXECUTE FUNCTION product_tally_follows_products();
--> statement-breakpoint
CREATE TRIGGER product_tally_of_truncate AFTER TRUNCATE ON products
FOR EACH STATEMENT EXECUTE FUNCTION product_tally_follows_products();
--> statement-breakpoint
-- Migrations work across stores.
SELECT set_config('app.scope', 'all', true);
--> statement-breakpoint
INSERT INTO product_words SELECT store_id, word, id FROM products, words_of(searched) AS word WHERE kind IS NOT NULL;
--> statement-breakpoint
INSERT INTO product_tally
SELECT store_id, facet, key, kind, count(*), sum(skus)
FROM products, LATERAL (VALUES (0, ''), (1, category), (2, brand)) AS f(facet, key)
WHERE kind IS NOT NULL AND key IS NOT NULL GROUP BY 1, 2, 3, 4;
--> statement-breakpoint
SELECT set_config('app.scope', '', true);
