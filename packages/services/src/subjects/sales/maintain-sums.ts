import { sql } from 'drizzle-orm';
import { maintenanceOf } from '../../core/folded-sums.ts';

/** The sums of sales, kept true from orders and their lines. */
export const {
  fold: foldSales,
  rebuild: rebuildSales,
  audit: auditSales,
} = maintenanceOf({
  name: 'sales',
  waiting: sql`select distinct store_id from sales_changes`,
  countWrong: (store) => sql`
    (select count(*) from sales_differences(${store})) + (
      select count(*) from (
        select 1 from (
          select kind, marketplace, units, amount, orders from sales_months where store_id = ${store}
          union all select kind, marketplace, -units, -amount, -orders from sales_days where store_id = ${store}
          union all select kind, '*', units, amount, orders from sales_days where store_id = ${store} and marketplace <> '*'
          union all select kind, '*', -units, -amount, -orders from sales_days where store_id = ${store} and marketplace = '*'
        ) t group by kind, marketplace having (sum(units), sum(amount), sum(orders)) <> (0, 0, 0)) kinds
    )`,
  isZero: sql`(units, amount, orders, off_units, off_amount, back_units, back_amount) = (0, 0, 0, 0, 0, 0, 0)`,
});
