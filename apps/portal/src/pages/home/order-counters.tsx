import { orderTabs } from '@trastienda/domain';
import { Card } from '@trastienda/ui/Card';
import { MetricStrip } from '@trastienda/ui/MetricStrip';
import { orderStatistics } from '../../entities/store/operations.ts';
import { useClock } from '../../shared/layout/index.ts';
import { paths } from '../../shared/routes/paths.ts';
import { useAppSelector } from '../../shared/store/hooks.ts';
import { attentionItems } from './attention.ts';
import { someOrders } from '../../entities/order/operations.ts';
import { dueOrders } from './operations.ts';
import { PartFailed } from './part-failed.tsx';

/** The four families that a merchant works through; cancelled orders ask for nothing (D36). */
const families = orderTabs.filter(({ id }) => id !== 'todos' && id !== 'cancelados');

/** Orders by family, each figure leading to its list (S2.77); zeros where there is nothing (S8.11). */
export function OrderCounters() {
  const { status, value, error } = useAppSelector((state) => orderStatistics.select(state));
  const asked = useAppSelector((state) => someOrders.select(state, dueOrders));
  const due = asked.value;
  const clock = useClock();
  const urgent = attentionItems(
    { due, pendingEvidence: null, rejected: null, links: null, cases: null, outOfStock: null },
    clock,
  ).find(({ tone }) => tone === 'critical');

  // There from the first moment, so that the line under the figure pushes nothing down when it is known.
  const waitingNote = urgent?.title ?? (due === null ? '\u00a0' : 'Ninguno vence hoy');

  // One place, counted or not: the keyboard stays in it when it is asked for again.
  return (
    <section aria-label="Pedidos por estado">
      {value === null && error !== null ? (
        <Card>
          <PartFailed part="statistics" title="No pudimos contar tus pedidos" />
        </Card>
      ) : (
        <MetricStrip
          // With what is urgent, whose line the strip is higher by: it grew under the eyes.
          loading={value === null || (due === null && asked.status !== 'failed')}
          loadingLabel={status === 'loading' ? 'Cargando pedidos' : undefined}
          items={families.map(({ id, label, family }) => {
            const isUrgent = id === 'en-preparacion' && urgent !== undefined;
            return {
              key: id,
              label,
              value: (family && value?.families[family]) ?? 0,
              status: family ?? undefined,
              href: paths.orders({ status: id }),
              note: id === 'en-preparacion' ? waitingNote : undefined,
              noteTone: isUrgent ? ('critical' as const) : undefined,
            };
          })}
        />
      )}
    </section>
  );
}
