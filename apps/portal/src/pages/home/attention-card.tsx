import { useClock } from '../../shared/layout/index.ts';
import { Card } from '@trastienda/ui/Card';
import { CameraIcon, ClockIcon, OctagonIcon } from '@trastienda/ui/icons';
import { TaskList } from '@trastienda/ui/TaskList';
import { pendingEvidenceTotal } from '../../entities/store/operations.ts';
import { useAppSelector } from '../../shared/store/hooks.ts';
import { type AttentionItem, attentionItems } from './attention.ts';
import { someOrders } from '../../entities/order/operations.ts';
import { dueOrders } from './operations.ts';
import { useHomeTroubles } from './use-home-troubles.ts';

const icons: Readonly<Record<AttentionItem['key'], React.ReactNode>> = {
  overdue: <OctagonIcon size={16} />,
  today: <ClockIcon size={16} />,
  soon: <ClockIcon size={16} />,
  evidence: <CameraIcon size={16} />,
};

const sources = { due: 'tus fechas límite', evidence: 'tus evidencias' } as const;

/** What the merchant has to look at now, told from what the calls give; a source that failed is named. */
export function AttentionCard() {
  const due = useAppSelector((state) => someOrders.select(state, dueOrders));
  const evidence = useAppSelector((state) => pendingEvidenceTotal.select(state));
  const clock = useClock();
  const items = attentionItems({ due: due.value, pendingEvidence: evidence.value?.total ?? null }, clock);
  const isLoading = [due, evidence].some(({ status, value }) => value === null && status !== 'failed');
  const { troubles, retry } = useHomeTroubles();
  const failed = troubles.map(({ part }) => part).filter((part) => part === 'due' || part === 'evidence');
  return (
    <Card
      flush
      title="Necesita tu atención"
      {...(items.length > 0 && {
        action: `${items.length} ${items.length === 1 ? 'pendiente' : 'pendientes'}`,
      })}
    >
      <TaskList
        items={items.map(({ key, tone, title, reason, action }) => ({
          key,
          tone,
          title,
          reason,
          action,
          icon: icons[key],
        }))}
        loading={isLoading}
        failedSources={failed.map((part) => sources[part])}
        onRetry={() => retry(...failed)}
      />
    </Card>
  );
}
