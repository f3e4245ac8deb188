import type { CallOutput } from '@trastienda/api-client';
import { type getSalesTotals, listTopCategories } from '@trastienda/api-client/kidal';
import { centavos, fromCentavos, toCentavos } from '@trastienda/domain';
import { KeyValueList } from '@trastienda/ui/KeyValueList';
import { Money } from '@trastienda/ui/Money';
import { ShareBar } from '@trastienda/ui/ShareBar';
import { Explain } from '../../entities/sale/explain.tsx';
import { CopyTable } from '../../shared/list/copy-table.tsx';
import { categoryColumns, withShares } from './copied.ts';
import { noSales } from './model.ts';
import { ReportCard } from './report-card.tsx';
import type { SalesReport } from './use-sales-report.ts';
import * as s from './page.css.ts';

/** The ten that sold most with their parts, and what all others make together. */
function rowsOf(
  { data }: CallOutput<typeof listTopCategories>,
  sales: CallOutput<typeof getSalesTotals> | null,
) {
  const known = data.reduce((sum, { total }) => sum + toCentavos(total), 0);
  const all = sales === null ? known : toCentavos(sales.ventaTotalActual);
  const others = { id: 'others', name: 'Otras', total: fromCentavos(centavos(all - known)) };
  return withShares([...data, ...(all > known ? [others] : [])]);
}

/** 'Categorías': the ten that sold most, and what all others make together. */
export function CategoriesCard({ report: { reads, isSaidOnce } }: { readonly report: SalesReport }) {
  const rows = reads.categories.value === null ? [] : rowsOf(reads.categories.value, reads.sales.value);
  return (
    <ReportCard
      title="Categorías"
      read={reads.categories}
      call={listTopCategories}
      isSaidOnce={isSaidOnce}
      height={236}
      failedTitle="No pudimos cargar tus categorías"
      action={
        <span className={s.acts}>
          <Explain
            figure="Categorías"
            definition="Tus ventas de estas fechas, en la categoría que tenía cada producto al venderse. Otras junta las que siguen a las diez primeras."
          />
          <CopyTable of="categorías" rows={rows} columns={categoryColumns} />
        </span>
      }
    >
      {() => {
        if (rows.length === 0) return <p>{noSales}</p>;
        const most = Math.max(...rows.map(({ share }) => share));
        return (
          <KeyValueList
            items={rows.map(({ id, name, total, share }) => ({
              key: id,
              label: name,
              value: (
                <span className={s.category}>
                  <ShareBar className={s.share} percent={share} max={most} />
                  <Money className={s.amount} amount={toCentavos(total)} />
                </span>
              ),
            }))}
          />
        );
      }}
    </ReportCard>
  );
}
