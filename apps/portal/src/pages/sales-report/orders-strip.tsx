import { getOrderIndicators } from '@trastienda/api-client/kidal';
import { orderTabs } from '@trastienda/domain';
import { Card } from '@trastienda/ui/Card';
import { MetricStrip } from '@trastienda/ui/MetricStrip';
import { paths } from '../../shared/routes/paths.ts';
import { FailedPart } from './report-card.tsx';
import type { SalesReport } from './use-sales-report.ts';

/** 'Pedidos del periodo': the orders of these days by family, each figure leading to its list. */
export function OrdersStrip({ report }: { readonly report: SalesReport }) {
  const { search, days, reads, isSaidOnce } = report;
  const { families } = reads;
  const count = (family: string) => families.value?.data.find(({ status }) => status === family)?.total ?? 0;
  return (
    <section aria-label="Pedidos del periodo">
      {families.value === null && families.error !== null ? (
        <Card>
          <FailedPart
            read={families}
            call={getOrderIndicators}
            isSaidOnce={isSaidOnce}
            failedTitle="No pudimos contar tus pedidos"
            height={68}
          />
        </Card>
      ) : (
        <MetricStrip
          loading={families.value === null}
          loadingCount={5}
          loadingLabel="Cargando pedidos"
          items={orderTabs.flatMap(({ id, label, family }) =>
            family === null
              ? []
              : [
                  {
                    key: id,
                    label,
                    status: family,
                    value: count(family),
                    href: paths.orders({
                      status: id,
                      desde: days.firstDay,
                      hasta: days.lastDay,
                      canal: search.canal,
                    }),
                  },
                ],
          )}
        />
      )}
    </section>
  );
}
