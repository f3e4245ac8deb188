import { listTopCategories } from '@trastienda/api-client/kidal';
import { toCentavos, centavos } from '@trastienda/domain';
import { tenthShares } from '@trastienda/domain/sale';
import { KeyValueList } from '@trastienda/ui/KeyValueList';
import { Money } from '@trastienda/ui/Money';
import { ShareBar } from '@trastienda/ui/ShareBar';
import { noSales } from './model.ts';
import { ReportCard } from './report-card.tsx';
import type { SalesReport } from './use-sales-report.ts';
import * as s from './page.css.ts';

/** 'Categorías': the ten that sold most, and what all others make together. */
export function CategoriesCard({ report: { reads, isSaidOnce } }: { readonly report: SalesReport }) {
  return (
    <ReportCard
      title="Categorías"
      read={reads.categories}
      call={listTopCategories}
      isSaidOnce={isSaidOnce}
      height={236}
      failedTitle="No pudimos cargar tus categorías"
    >
      {({ data }) => {
        const rows = data.map(({ id, name, total }) => ({ id, name, amount: toCentavos(total) }));
        const known = rows.reduce((sum, { amount }) => sum + amount, 0);
        const all = reads.sales.value === null ? known : toCentavos(reads.sales.value.ventaTotalActual);
        if (all > known) rows.push({ id: 'others', name: 'Otras', amount: centavos(all - known) });
        if (rows.length === 0) return <p>{noSales}</p>;
        const shares = tenthShares(rows.map(({ amount }) => amount)).map((tenths) => tenths / 10);
        const most = Math.max(...shares);
        return (
          <KeyValueList
            items={rows.map(({ id, name, amount }, at) => ({
              key: id,
              label: name,
              value: (
                <span className={s.category}>
                  <ShareBar className={s.share} percent={shares[at] ?? 0} max={most} />
                  <Money className={s.amount} amount={amount} />
                </span>
              ),
            }))}
          />
        );
      }}
    </ReportCard>
  );
}
