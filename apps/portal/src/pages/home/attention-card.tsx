import { counted } from '@trastienda/domain';
import { Button } from '@trastienda/ui/Button';
import { useState } from 'react';
import { integrationChannelList } from '../../entities/channel/operations.ts';
import { selectOpenCases } from '../../entities/channel/selectors.ts';
import { useClock } from '../../shared/layout/index.ts';
import { Card } from '@trastienda/ui/Card';
import {
  BoxIcon,
  CameraIcon,
  ClockIcon,
  FileXIcon,
  OctagonIcon,
  TriangleIcon,
  UnlinkIcon,
} from '@trastienda/ui/icons';
import { TaskList } from '@trastienda/ui/TaskList';
import { pendingEvidenceTotal, rejectedEvidencesTotal } from '../../entities/store/operations.ts';
import { useAppSelector, useRead } from '../../shared/store/hooks.ts';
import { type AttentionItem, attentionItems } from './attention.ts';
import { someOrders } from '../../entities/order/operations.ts';
import { dueOrders, onlyCounts, productCounts } from './operations.ts';
import type { HomePart } from './parts.ts';
import { useHomeTroubles } from './use-home-troubles.ts';
import * as s from './page.css.ts';

const icons: Readonly<Record<AttentionItem['key'], React.ReactNode>> = {
  overdue: <OctagonIcon size={16} />,
  today: <ClockIcon size={16} />,
  soon: <ClockIcon size={16} />,
  rejected: <FileXIcon size={16} />,
  link: <UnlinkIcon size={16} />,
  cases: <TriangleIcon size={16} />,
  stock: <BoxIcon size={16} />,
  evidence: <CameraIcon size={16} />,
};

const sources = {
  due: 'tus fechas límite',
  rejected: 'tus evidencias rechazadas',
  links: 'tus canales',
  outOfStock: 'tus existencias',
  evidence: 'tus evidencias',
} as const;

type Source = keyof typeof sources;
const isSource = (part: HomePart): part is Source => part in sources;

/** More would push everything else off the screen: the others are a press away. */
const shown = 4;

/**
 * The tasks that need the merchant now, from the answers of the calls; a source that failed is named.
 * @param isFirst nothing else says what is to be done: 'Todo en orden' is said too.
 */
export function AttentionCard({ isFirst }: { readonly isFirst: boolean }) {
  const due = useAppSelector((state) => someOrders.select(state, dueOrders));
  const evidence = useAppSelector((state) => pendingEvidenceTotal.select(state));
  const rejected = useRead(rejectedEvidencesTotal, {});
  const links = useRead(integrationChannelList, {});
  const products = useRead(productCounts, onlyCounts);
  const openCases = useAppSelector(selectOpenCases);
  const clock = useClock();
  const [showsAll, setShowsAll] = useState(false);
  const isLoading = [due, evidence, rejected, links, products].some(
    ({ status, value }) => value === null && status !== 'failed',
  );
  const facts = {
    due: due.value,
    pendingEvidence: evidence.value?.total ?? null,
    rejected: rejected.value?.total_items ?? null,
    links:
      links.value?.data.flatMap(({ channel_id: code, channels }) => {
        const failed = channels.find(({ status }) => status === 'error');
        return failed ? [{ code, failedSince: failed.failedSince }] : [];
      }) ?? null,
    cases: links.value === null ? null : openCases,
    outOfStock: products.value?.counts.out_of_stock ?? null,
  };
  // All at once: told one by one, what stands below jumped twice.
  const items = isLoading ? [] : attentionItems(facts, clock);
  const { troubles, retry } = useHomeTroubles();
  const failed = troubles.map(({ part }) => part).filter(isSource);
  if (!isFirst && items.length === 0 && failed.length === 0) return null;
  const hidden = showsAll ? 0 : items.length - shown;
  return (
    <Card
      flush
      title="Necesita tu atención"
      action={
        hidden > 0 ? (
          <Button size="sm" variant="ghost" onPress={() => setShowsAll(true)}>
            {`Ver los ${items.length} pendientes`}
          </Button>
        ) : (
          items.length > 0 && counted(items.length, 'pendiente')
        )
      }
    >
      <TaskList
        className={s.attention}
        items={(hidden > 0 ? items.slice(0, shown) : items).map((item) => ({
          ...item,
          icon: icons[item.key],
        }))}
        loading={isLoading}
        failedSources={failed.map((part) => sources[part])}
        onRetry={() => retry(...failed)}
      />
    </Card>
  );
}
