-- step: one by one
-- Lines that are written from now on are counted by the new function; whoever began with the old one has ended.
LOCK TABLE payout_lines IN SHARE ROW EXCLUSIVE MODE;
-- A deposit counts its lines of each kind too.
CREATE OR REPLACE FUNCTION payout_follows_its_lines() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE payouts p SET
    sales = p.sales + come.sales,
    commissions = p.commissions + come.commissions,
    isr = p.isr + come.isr,
    iva = p.iva + come.iva,
    guides = p.guides + come.guides,
    others = p.others + come.others,
    orders = p.orders + come.orders,
    sale_lines = p.sale_lines + come.sale_lines,
    commission_lines = p.commission_lines + come.commission_lines,
    isr_lines = p.isr_lines + come.isr_lines,
    iva_lines = p.iva_lines + come.iva_lines,
    guide_lines = p.guide_lines + come.guide_lines,
    return_lines = p.return_lines + come.return_lines,
    adjustment_lines = p.adjustment_lines + come.adjustment_lines,
    reserve_lines = p.reserve_lines + come.reserve_lines,
    release_lines = p.release_lines + come.release_lines
  FROM (
    SELECT store_id, payout_id,
      coalesce(sum(amount) FILTER (WHERE kind = 'venta'), 0) AS sales,
      coalesce(-sum(amount) FILTER (WHERE kind = 'comision'), 0) AS commissions,
      coalesce(-sum(amount) FILTER (WHERE kind = 'isr'), 0) AS isr,
      coalesce(-sum(amount) FILTER (WHERE kind = 'iva'), 0) AS iva,
      coalesce(-sum(amount) FILTER (WHERE kind = 'guia'), 0) AS guides,
      coalesce(sum(amount) FILTER (WHERE kind IN ('devolucion', 'ajuste', 'reserva', 'liberacion')), 0) AS others,
      count(*) FILTER (WHERE kind = 'venta' AND order_number IS NOT NULL) AS orders,
      count(*) FILTER (WHERE kind = 'venta') AS sale_lines,
      count(*) FILTER (WHERE kind = 'comision') AS commission_lines,
      count(*) FILTER (WHERE kind = 'isr') AS isr_lines,
      count(*) FILTER (WHERE kind = 'iva') AS iva_lines,
      count(*) FILTER (WHERE kind = 'guia') AS guide_lines,
      count(*) FILTER (WHERE kind = 'devolucion') AS return_lines,
      count(*) FILTER (WHERE kind = 'ajuste') AS adjustment_lines,
      count(*) FILTER (WHERE kind = 'reserva') AS reserve_lines,
      count(*) FILTER (WHERE kind = 'liberacion') AS release_lines
    FROM written GROUP BY 1, 2
  ) come
  WHERE p.store_id = come.store_id AND p.id = come.payout_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER money_of_new_rows AFTER INSERT ON order_money REFERENCING NEW TABLE AS come
FOR EACH STATEMENT EXECUTE FUNCTION money_follows_new_order_money();
CREATE OR REPLACE TRIGGER money_of_gone_rows AFTER DELETE ON order_money REFERENCING OLD TABLE AS gone
FOR EACH STATEMENT EXECUTE FUNCTION money_follows_gone_order_money();
CREATE OR REPLACE TRIGGER money_of_changed_rows AFTER UPDATE ON order_money REFERENCING OLD TABLE AS gone NEW TABLE AS come
FOR EACH STATEMENT EXECUTE FUNCTION money_follows_changed_order_money();
CREATE OR REPLACE TRIGGER money_of_no_rows AFTER TRUNCATE ON order_money FOR EACH STATEMENT EXECUTE FUNCTION money_follows_emptying();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER money_of_new_rows AFTER INSERT ON orders REFERENCING NEW TABLE AS come
FOR EACH STATEMENT EXECUTE FUNCTION money_follows_new_orders();
CREATE OR REPLACE TRIGGER money_of_gone_rows AFTER DELETE ON orders REFERENCING OLD TABLE AS gone
FOR EACH STATEMENT EXECUTE FUNCTION money_follows_gone_orders();
CREATE OR REPLACE TRIGGER money_of_changed_rows AFTER UPDATE ON orders REFERENCING OLD TABLE AS gone NEW TABLE AS come
FOR EACH STATEMENT EXECUTE FUNCTION money_follows_changed_orders();
CREATE OR REPLACE TRIGGER money_of_no_rows AFTER TRUNCATE ON orders FOR EACH STATEMENT EXECUTE FUNCTION money_follows_emptying();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER money_of_zone AFTER UPDATE OF time_zone ON stores
FOR EACH ROW WHEN (OLD.time_zone <> NEW.time_zone) EXECUTE FUNCTION money_follows_zone();
