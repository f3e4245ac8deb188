-- Once a statement, as the tally is kept: ten thousand products that leave or are renamed called it ten thousand times. Sets are
-- compared and never joined, for a plan that is kept knows nothing of how many rows a statement has.
CREATE FUNCTION product_words_follow_updates() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  WITH before AS MATERIALIZED (
    SELECT store_id, id, searched FROM gone WHERE kind IS NOT NULL
    EXCEPT SELECT store_id, id, searched FROM come WHERE kind IS NOT NULL
  ), after AS MATERIALIZED (
    SELECT store_id, id, searched FROM come WHERE kind IS NOT NULL
    EXCEPT SELECT store_id, id, searched FROM gone WHERE kind IS NOT NULL
  ), lost AS MATERIALIZED (
    -- Those that stay are left alone: a product of a thousand SKUs has thousands.
    SELECT store_id, word, id FROM before, words_of(searched) AS word
    EXCEPT SELECT store_id, word, id FROM after, words_of(searched) AS word
  ), deleted AS (
    DELETE FROM product_words WHERE ctid = ANY (ARRAY(
      SELECT held.ctid
      FROM lost, LATERAL (
        SELECT w.ctid FROM product_words w
        WHERE w.store_id = lost.store_id AND w.word = lost.word AND w.product_id = lost.id OFFSET 0
      ) AS held))
  )
  INSERT INTO product_words
  SELECT store_id, word, id FROM after, words_of(searched) AS word
  EXCEPT SELECT store_id, word, id FROM before, words_of(searched) AS word
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint
DROP TRIGGER product_words_of_update ON products;
--> statement-breakpoint
CREATE TRIGGER product_words_of_update AFTER UPDATE ON products REFERENCING OLD TABLE AS gone NEW TABLE AS come
FOR EACH STATEMENT EXECUTE FUNCTION product_words_follow_updates();
