import {
  availableOrderActions,
  type OrderActionId,
  orderFamilyOfLines,
  ownGuides,
  type ReadingTime,
} from '@trastienda/domain';
import type { Order } from '@trastienda/api-client';
import { paths } from '../../../shared/routes/paths.ts';
import {
  type DocumentState,
  orderSummary,
  type OrderSummary,
} from '../../../entities/order/order-summary.ts';
import type { OrdersSearch } from '../../../shared/routes/orders-search.ts';

/** A row: the words of an order, where it leads, and its one act. */
export type OrderRow = OrderSummary & {
  readonly order: Order;
  /** The detail in the list's place; the list's own state comes along (D37). */
  readonly href: string;
  readonly canCreateGuide: boolean;
  /** Whether its labels can be printed here, and are the next step. */
  readonly canPrint: boolean;
  /** It was delivered, and the channel waits for its evidence. */
  readonly canUploadEvidence: boolean;
  /** The number of lines with the status of the order; absent where all lines have it. */
  readonly linesInStatus: number;
};

/** A document that cannot exist before the delivery is not missing yet: a mark on every row would mean nothing. */
const toldOf = ({ status }: Order, state: DocumentState): DocumentState =>
  state === 'missing' && status !== 'finalizado' ? 'none' : state;

export function orderRow(order: Order, search: OrdersSearch, clock: ReadingTime): OrderRow {
  const actions = availableOrderActions(order);
  const canDo = (action: OrderActionId): boolean =>
    actions.some(({ id, available }) => id === action && available);
  const summary = orderSummary(order, clock);
  return {
    ...summary,
    evidence: toldOf(order, summary.evidence),
    invoice: toldOf(order, summary.invoice),
    order,
    href: paths.orders({ ...search, pedido: order.orderNumber }),
    canCreateGuide: canDo('createGuide'),
    canPrint: order.status === 'listo_para_enviar' && canDo('printLabel') && ownGuides(order).length > 0,
    canUploadEvidence: order.dataMarketplace.evidencePending && canDo('uploadEvidence'),
    linesInStatus: order.orderedProductsList.filter((line) => orderFamilyOfLines([line]) === order.status)
      .length,
  };
}
