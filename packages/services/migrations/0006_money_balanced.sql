CREATE OR REPLACE FUNCTION payout_is_balanced() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  named constant text := current_setting('app.store_id', true);
  p payouts;
  fits boolean;
BEGIN
  PERFORM set_config('app.store_id', NEW.store_id, true);
  SELECT * INTO p FROM payouts WHERE store_id = NEW.store_id AND id = NEW.id;
  IF FOUND THEN
    SELECT p.amount = coalesce(sum(amount), 0)
      AND p.amount = p.sales - p.commissions - p.isr - p.iva - p.guides + p.others
      AND p.sales = coalesce(sum(amount) FILTER (WHERE kind = 'venta'), 0)
      AND p.commissions = coalesce(-sum(amount) FILTER (WHERE kind = 'comision'), 0)
      AND p.isr = coalesce(-sum(amount) FILTER (WHERE kind = 'isr'), 0)
      AND p.iva = coalesce(-sum(amount) FILTER (WHERE kind = 'iva'), 0)
      AND p.guides = coalesce(-sum(amount) FILTER (WHERE kind = 'guia'), 0)
      AND p.orders = count(*) FILTER (WHERE kind = 'venta' AND order_number IS NOT NULL)
      AND p.sale_lines = count(*) FILTER (WHERE kind = 'venta')
      AND p.commission_lines = count(*) FILTER (WHERE kind = 'comision')
      AND p.isr_lines = count(*) FILTER (WHERE kind = 'isr')
      AND p.iva_lines = count(*) FILTER (WHERE kind = 'iva')
      AND p.guide_lines = count(*) FILTER (WHERE kind = 'guia')
      AND p.return_lines = count(*) FILTER (WHERE kind = 'devolucion')
      AND p.adjustment_lines = count(*) FILTER (WHERE kind = 'ajuste')
      AND p.reserve_lines = count(*) FILTER (WHERE kind = 'reserva')
      AND p.release_lines = count(*) FILTER (WHERE kind = 'liberacion')
    INTO fits FROM payout_lines WHERE store_id = NEW.store_id AND payout_id = NEW.id;
  END IF;
  PERFORM set_config('app.store_id', coalesce(named, ''), true);
  IF NOT fits THEN
    RAISE EXCEPTION 'payout_unbalanced: % of store %', NEW.id, NEW.store_id USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
DROP TRIGGER payout_is_balanced ON payouts;
--> statement-breakpoint
-- A change of its state, or of what its orders lack, leaves its lines as they were.
CREATE CONSTRAINT TRIGGER payout_is_balanced
AFTER INSERT OR UPDATE OF amount, sales, commissions, isr, iva, guides, others, orders, sale_lines, commission_lines, isr_lines, iva_lines,
  guide_lines, return_lines, adjustment_lines, reserve_lines, release_lines ON payouts
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION payout_is_balanced();
--> statement-breakpoint
DROP FUNCTION backfill_payouts;
--> statement-breakpoint
DROP FUNCTION backfill_money;
--> statement-breakpoint
DROP TABLE payout_backfills;
--> statement-breakpoint
DROP TABLE money_backfills;
