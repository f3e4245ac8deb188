import {
  channelName,
  dispatchDeadline,
  formatTime,
  sortByChannel,
  type ReadingTime,
} from '@trastienda/domain';
import type { CallOutput, listOrders } from '@trastienda/api-client';
import { paths } from '../../shared/routes/paths.ts';

type OrderPage = CallOutput<typeof listOrders>;
type Order = OrderPage['data'][number];

export type AttentionItem = {
  readonly key: 'overdue' | 'today' | 'soon' | 'evidence';
  readonly tone: 'critical' | 'warning' | 'neutral';
  readonly title: string;
  readonly reason: string;
  readonly action: { readonly label: string; readonly href: string };
};

const inPreparation = paths.orders({ status: 'en-preparacion', orden: 'ship_by' });

/** 'Sears 2 · Claroshop 1'; a count stays with its channel where the line breaks. */
function byChannel(orders: readonly Order[]): string {
  const counts = new Map<string, number>();
  for (const { marketplace } of orders) counts.set(marketplace, (counts.get(marketplace) ?? 0) + 1);
  return sortByChannel([...counts], ([code]) => code)
    .map(([code, count]) => `${channelName(code)}\u00a0${count}`)
    .join(' · ');
}

const counted = (count: number, isMore: boolean, one: string, many: string): string => {
  if (isMore) return `Más de ${count} ${many}`;
  return `${count} ${count === 1 ? one : many}`;
};

/** What follows 'hoy': ' antes de las 18:00'; of several hours the first, which comes before anybody looks at the last. */
function byWhen(orders: readonly Order[], { timeZone }: ReadingTime): string {
  const hours = orders
    .map(({ dataMarketplace }) => dataMarketplace.shipBy ?? '')
    .toSorted()
    .map((shipBy) => formatTime(shipBy, timeZone));
  return new Set(hours).size === 1 ? ` antes de las ${hours[0]}` : `; el primero, a las ${hours[0]}`;
}

/** Orders by how their dispatch deadline stands; a full page may go on beyond what is known. */
function dueItems({ data, pagination }: OrderPage, clock: ReadingTime): AttentionItem[] {
  const groups = { overdue: [] as Order[], today: [] as Order[], soon: [] as Order[] };
  let last: string = 'none';
  for (const order of data) {
    const { state } = dispatchDeadline({ shipBy: order.dataMarketplace.shipBy, family: order.status }, clock);
    last = state;
    if (state === 'overdue' || state === 'today' || state === 'soon') groups[state].push(order);
  }
  const goesOn = (state: keyof typeof groups) => last === state && pagination.total_registros > data.length;
  const action = { label: 'Ver pedidos', href: inPreparation };
  const items: AttentionItem[] = [];
  if (groups.overdue.length > 0) {
    const title = counted(groups.overdue.length, goesOn('overdue'), 'pedido vencido', 'pedidos vencidos');
    items.push({ key: 'overdue', tone: 'critical', title, reason: byChannel(groups.overdue), action });
  }
  if (groups.today.length > 0) {
    const count = counted(groups.today.length, goesOn('today'), 'pedido vence', 'pedidos vencen');
    const title = `${count} hoy${byWhen(groups.today, clock)}`;
    items.push({ key: 'today', tone: 'critical', title, reason: byChannel(groups.today), action });
  }
  if (groups.soon.length > 0) {
    const title = counted(
      groups.soon.length,
      goesOn('soon'),
      'pedido vence en menos de 24 horas',
      'pedidos vencen en menos de 24 horas',
    );
    items.push({ key: 'soon', tone: 'warning', title, reason: byChannel(groups.soon), action });
  }
  return items;
}

/** What the merchant has to look at, the most urgent first. What is not known yet is `null` and says nothing. */
export function attentionItems(
  facts: { readonly due: OrderPage | null; readonly pendingEvidence: number | null },
  clock: ReadingTime,
): AttentionItem[] {
  const items = facts.due === null ? [] : dueItems(facts.due, clock);
  if (facts.pendingEvidence !== null && facts.pendingEvidence > 0) {
    items.push({
      key: 'evidence',
      tone: 'neutral',
      title: counted(
        facts.pendingEvidence,
        false,
        'pedido entregado sin evidencia',
        'pedidos entregados sin evidencia',
      ),
      reason: 'El canal la pide para pagarte',
      action: { label: 'Ver pedidos', href: paths.orders({ evidencia: true }) },
    });
  }
  return items;
}
