import {
  channelName,
  dispatchDeadline,
  formatDateTime,
  formatTime,
  sortByChannel,
  type ReadingTime,
  counted,
} from '@trastienda/domain';
import type { CallOutput, listOrders } from '@trastienda/api-client';
import type { DeadlineFilter } from '../../shared/routes/orders-search.ts';
import { paths } from '../../shared/routes/paths.ts';

type OrderPage = CallOutput<typeof listOrders>;
type Order = OrderPage['rows'][number];

export type AttentionItem = {
  readonly key: 'overdue' | 'today' | 'soon' | 'rejected' | 'link' | 'cases' | 'stock' | 'evidence';
  readonly tone: 'critical' | 'warning' | 'neutral';
  readonly title: string;
  readonly reason: string;
  readonly action: { readonly label: string; readonly href: string };
};

const dueIn = (limite: DeadlineFilter) => paths.orders({ status: 'en-preparacion', limite });

/** More channels would not stand in a line. */
const mostNamed = 4;

/** 'Sears 2 · Claroshop 1', 'y 3 más' of more than four; a count stays with its channel where the line breaks. */
function byChannel(orders: readonly Order[]): string {
  const counts = new Map<string, number>();
  for (const { marketplace } of orders) counts.set(marketplace, (counts.get(marketplace) ?? 0) + 1);
  const channels = sortByChannel([...counts], ([code]) => code);
  const named = channels.slice(0, mostNamed).map(([code, count]) => `${channelName(code)}\u00a0${count}`);
  const others = channels.length - named.length;
  return `${named.join(' · ')}${others > 0 ? ` y ${others} más` : ''}`;
}

const countedUpTo = (count: number, isMore: boolean, one: string, many: string): string => {
  if (isMore) return `Más de ${count} ${many}`;
  return counted(count, one, many);
};

/** The words after 'hoy': ' antes de las 18:00'; of several hours the first, because it comes before the last is looked at. */
function byWhen(orders: readonly Order[], { timeZone }: ReadingTime): string {
  const hours = orders
    .map(({ dataMarketplace }) => dataMarketplace.shipBy ?? '')
    .toSorted()
    .map((shipBy) => formatTime(shipBy, timeZone));
  return new Set(hours).size === 1 ? ` antes de las ${hours[0]}` : `; el primero, a las ${hours[0]}`;
}

/** Orders by how their dispatch deadline stands; a full page may go on beyond what is known. */
function dueItems({ rows, total }: OrderPage, clock: ReadingTime): AttentionItem[] {
  const groups = { overdue: [] as Order[], today: [] as Order[], soon: [] as Order[] };
  let last: string = 'none';
  for (const order of rows) {
    const { state } = dispatchDeadline({ shipBy: order.dataMarketplace.shipBy, family: order.status }, clock);
    last = state;
    if (state === 'overdue' || state === 'today' || state === 'soon') groups[state].push(order);
  }
  const goesOn = (state: keyof typeof groups) => last === state && total > rows.length;
  const actionOf = (limite: DeadlineFilter) => ({ label: 'Ver pedidos', href: dueIn(limite) });
  const items: AttentionItem[] = [];
  if (groups.overdue.length > 0) {
    const title = countedUpTo(groups.overdue.length, goesOn('overdue'), 'pedido vencido', 'pedidos vencidos');
    items.push({
      key: 'overdue',
      tone: 'critical',
      title,
      reason: byChannel(groups.overdue),
      action: actionOf('vencido'),
    });
  }
  if (groups.today.length > 0) {
    const count = countedUpTo(groups.today.length, goesOn('today'), 'pedido vence', 'pedidos vencen');
    const title = `${count} hoy${byWhen(groups.today, clock)}`;
    items.push({
      key: 'today',
      tone: 'critical',
      title,
      reason: byChannel(groups.today),
      action: actionOf('hoy'),
    });
  }
  if (groups.soon.length > 0) {
    const title = countedUpTo(
      groups.soon.length,
      goesOn('soon'),
      'pedido vence en menos de 24 horas',
      'pedidos vencen en menos de 24 horas',
    );
    items.push({
      key: 'soon',
      tone: 'warning',
      title,
      reason: byChannel(groups.soon),
      action: actionOf('24h'),
    });
  }
  return items;
}

export type AttentionFacts = {
  readonly due: OrderPage | null;
  readonly pendingEvidence: number | null;
  /** Evidences that a channel did not accept. */
  readonly rejected: number | null;
  /** Channels that stopped working. */
  readonly links: readonly { readonly code: string; readonly failedSince: string | null }[] | null;
  /** Orders of linked shops that she decides about. */
  readonly cases: number | null;
  /** Products that are offered without a piece left. */
  readonly outOfStock: number | null;
};

/** The tasks that need the merchant, the most urgent first. A value that is not known yet is `null` and adds none. */
export function attentionItems(facts: AttentionFacts, clock: ReadingTime): AttentionItem[] {
  const { due, pendingEvidence, rejected, links, cases, outOfStock } = facts;
  const items: AttentionItem[] = [];
  // Nothing sells there until it is mended, and nothing else says so.
  const [link, ...others] = links ?? [];
  if (link !== undefined) {
    const since =
      link.failedSince === null
        ? ''
        : ` desde ${formatDateTime(link.failedSince, clock).toLocaleLowerCase('es-MX')}`;
    items.push({
      key: 'link',
      tone: 'critical',
      title:
        others.length === 0
          ? `${channelName(link.code)} no recibe pedidos${since}`
          : `${others.length + 1} canales no reciben pedidos`,
      reason:
        others.length === 0
          ? 'Tus pedidos de antes siguen a salvo'
          : (links ?? []).map(({ code }) => channelName(code)).join(' · '),
      action: { label: 'Ver canales', href: paths.marketplaces() },
    });
  }
  // A parcel of an order that was cancelled in the shop may leave today.
  if (cases !== null && cases > 0) {
    items.push({
      key: 'cases',
      tone: 'warning',
      title: counted(cases, 'pedido espera tu decisión', 'pedidos esperan tu decisión'),
      reason: 'Tu tienda y Trastienda no coinciden',
      action: { label: cases === 1 ? 'Ver caso' : 'Ver casos', href: paths.channelCases() },
    });
  }
  if (due !== null) items.push(...dueItems(due, clock));
  if (rejected !== null && rejected > 0) {
    items.push({
      key: 'rejected',
      tone: 'critical',
      title: counted(rejected, 'evidencia rechazada', 'evidencias rechazadas'),
      reason: 'El canal pide otra para pagarte',
      action: { label: 'Ver evidencias', href: paths.rejectedEvidences() },
    });
  }
  if (outOfStock !== null && outOfStock > 0) {
    items.push({
      key: 'stock',
      tone: 'neutral',
      title: counted(outOfStock, 'producto sin existencias', 'productos sin existencias'),
      reason: outOfStock === 1 ? 'Sigue activo en tus canales' : 'Siguen activos en tus canales',
      action: { label: 'Ver productos', href: `${paths.products()}?estado=agotados` },
    });
  }
  if (pendingEvidence !== null && pendingEvidence > 0) {
    items.push({
      key: 'evidence',
      tone: 'neutral',
      title: counted(pendingEvidence, 'pedido entregado sin evidencia', 'pedidos entregados sin evidencia'),
      reason: 'El canal la pide para pagarte',
      action: { label: 'Ver pedidos', href: paths.orders({ evidencia: true }) },
    });
  }
  return items;
}
