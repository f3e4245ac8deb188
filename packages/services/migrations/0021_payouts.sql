CREATE TABLE "order_money" (
	"store_id" text NOT NULL,
	"marketplace" text NOT NULL,
	"order_number" text collate "C" NOT NULL,
	"purchase_date" timestamp (3) with time zone NOT NULL,
	"payable_at" timestamp (3) with time zone,
	"pieces" integer NOT NULL,
	"returned" integer NOT NULL,
	"sale" bigint NOT NULL,
	"commission" bigint NOT NULL,
	"isr" bigint NOT NULL,
	"iva" bigint NOT NULL,
	"guides" bigint NOT NULL,
	"net" bigint NOT NULL,
	"rate" jsonb,
	"paid" jsonb,
	"paid_net" bigint,
	"difference" bigint DEFAULT 0 NOT NULL,
	"causes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"state" text NOT NULL,
	"payout_id" text collate "C",
	"claim" jsonb,
	"claim_solved" boolean DEFAULT false NOT NULL,
	"demo" boolean DEFAULT false NOT NULL,
	CONSTRAINT "order_money_store_id_marketplace_order_number_pk" PRIMARY KEY("store_id","marketplace","order_number")
);
--> statement-breakpoint
CREATE TABLE "payout_lines" (
	"store_id" text NOT NULL,
	"payout_id" text collate "C" NOT NULL,
	"line" integer NOT NULL,
	"order_number" text collate "C",
	"kind" text NOT NULL,
	"amount" bigint NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"note" text,
	CONSTRAINT "payout_lines_store_id_payout_id_line_pk" PRIMARY KEY("store_id","payout_id","line"),
	CONSTRAINT "payout_lines_sign" CHECK (case when kind in ('venta', 'liberacion') then amount > 0 when kind = 'ajuste' then amount <> 0 else amount < 0 end)
);
--> statement-breakpoint
CREATE TABLE "payouts" (
	"store_id" text NOT NULL,
	"id" text collate "C" NOT NULL,
	"marketplace" text NOT NULL,
	"period_first" date NOT NULL,
	"period_last" date NOT NULL,
	"pay_at" timestamp (3) with time zone NOT NULL,
	"reference" text NOT NULL,
	"account_last4" text,
	"state" text NOT NULL,
	"amount" bigint NOT NULL,
	"sales" bigint DEFAULT 0 NOT NULL,
	"commissions" bigint DEFAULT 0 NOT NULL,
	"isr" bigint DEFAULT 0 NOT NULL,
	"iva" bigint DEFAULT 0 NOT NULL,
	"guides" bigint DEFAULT 0 NOT NULL,
	"others" bigint DEFAULT 0 NOT NULL,
	"orders" integer DEFAULT 0 NOT NULL,
	"demo" boolean DEFAULT false NOT NULL,
	CONSTRAINT "payouts_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "payout_lines" ADD CONSTRAINT "payout_lines_store_id_payout_id_payouts_store_id_id_fk" FOREIGN KEY ("store_id","payout_id") REFERENCES "public"."payouts"("store_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_money_newest" ON "order_money" USING btree ("store_id","marketplace","purchase_date" DESC NULLS FIRST,"order_number","state");--> statement-breakpoint
CREATE INDEX "order_money_of_payout" ON "order_money" USING btree ("store_id","payout_id","state");--> statement-breakpoint
CREATE INDEX "order_money_by_state" ON "order_money" USING btree ("store_id","state","marketplace","payable_at");--> statement-breakpoint
CREATE UNIQUE INDEX "payout_lines_one_sale" ON "payout_lines" USING btree ("store_id","payout_id","order_number") WHERE kind = 'venta' and order_number is not null;--> statement-breakpoint
CREATE INDEX "payout_lines_by_order" ON "payout_lines" USING btree ("store_id","order_number","payout_id");--> statement-breakpoint
CREATE INDEX "payouts_newest" ON "payouts" USING btree ("store_id","marketplace","pay_at" DESC NULLS FIRST,"id");--> statement-breakpoint
DO $$
DECLARE mine constant text := '((store_id <> '''' AND store_id = (SELECT current_setting(''app.store_id'', true))) OR (SELECT current_setting(''app.scope'', true)) = ''all'')';
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['payouts', 'payout_lines', 'order_money'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', name);
    EXECUTE format('CREATE POLICY tenant ON %I USING %s WITH CHECK %s', name, mine, mine);
  END LOOP;
END $$;
--> statement-breakpoint
-- A deposit's sums are those of its lines: kept once a statement, however many lines it writes.
CREATE FUNCTION payout_follows_its_lines() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE payouts p SET
    sales = p.sales + come.sales,
    commissions = p.commissions + come.commissions,
    isr = p.isr + come.isr,
    iva = p.iva + come.iva,
    guides = p.guides + come.guides,
    others = p.others + come.others,
    orders = p.orders + come.orders
  FROM (
    SELECT store_id, payout_id,
      coalesce(sum(amount) FILTER (WHERE kind = 'venta'), 0) AS sales,
      coalesce(-sum(amount) FILTER (WHERE kind = 'comision'), 0) AS commissions,
      coalesce(-sum(amount) FILTER (WHERE kind = 'isr'), 0) AS isr,
      coalesce(-sum(amount) FILTER (WHERE kind = 'iva'), 0) AS iva,
      coalesce(-sum(amount) FILTER (WHERE kind = 'guia'), 0) AS guides,
      coalesce(sum(amount) FILTER (WHERE kind IN ('devolucion', 'ajuste', 'reserva', 'liberacion')), 0) AS others,
      count(*) FILTER (WHERE kind = 'venta' AND order_number IS NOT NULL) AS orders
    FROM written GROUP BY 1, 2
  ) come
  WHERE p.store_id = come.store_id AND p.id = come.payout_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER payout_follows_its_lines AFTER INSERT ON payout_lines REFERENCING NEW TABLE AS written
FOR EACH STATEMENT EXECUTE FUNCTION payout_follows_its_lines();
--> statement-breakpoint
CREATE FUNCTION payout_lines_are_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN RAISE EXCEPTION 'Lines of a deposit are added, never changed'; END $$;
--> statement-breakpoint
CREATE TRIGGER payout_lines_are_append_only BEFORE UPDATE OR DELETE ON payout_lines
FOR EACH STATEMENT EXECUTE FUNCTION payout_lines_are_append_only();
--> statement-breakpoint
-- At commit a deposit is the sum of its lines, and each of its sums that of its kind (D312). Lines touch their deposit, so
-- that this runs for them too. Whatever store the transaction names by then, the deposit's own rows are looked at.
CREATE FUNCTION payout_is_balanced() RETURNS trigger LANGUAGE plpgsql AS $$
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
    INTO fits FROM payout_lines WHERE store_id = NEW.store_id AND payout_id = NEW.id;
  END IF;
  PERFORM set_config('app.store_id', coalesce(named, ''), true);
  IF NOT fits THEN
    RAISE EXCEPTION 'payout_unbalanced: % of store %', NEW.id, NEW.store_id USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER payout_is_balanced AFTER INSERT OR UPDATE ON payouts
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION payout_is_balanced();
