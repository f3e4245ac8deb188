import { sql } from 'drizzle-orm';
import { maintenanceOf } from '../../core/folded-sums.ts';

/** The sums of money, and the differences of deposits, kept true from amounts, invoices and deposits. */
export const {
  fold: foldMoney,
  rebuild: rebuildMoney,
  audit: auditMoney,
} = maintenanceOf({
  name: 'money',
  waiting: sql`select store_id from money_changes union select store_id from payout_changes`,
  countWrong: (store) => sql`
    (select count(*) from money_differences(${store})) + (select count(*) from payout_differences(${store})) + (
      select count(*) from (
        select 1 from (
          select date_trunc('month', day)::date as month, d.* from money_days d where store_id = ${store}
          union all select day, store_id, kind, marketplace, state, day, -orders, -sale, -commission, -isr, -iva, -guides, -net, -paid, -difference
          from money_months where store_id = ${store}
        ) t group by kind, marketplace, state, month
        having (sum(orders), sum(sale), sum(commission), sum(isr), sum(iva), sum(guides), sum(net), sum(paid), sum(difference))
          <> (0, 0, 0, 0, 0, 0, 0, 0, 0)) months
    )`,
  isZero: sql`(orders, sale, commission, isr, iva, guides, net, paid, difference) = (0, 0, 0, 0, 0, 0, 0, 0, 0)`,
});
