import type { ChannelCode } from '../../channel/channels.ts';
import type { DeliveryType } from '../delivery/delivery-types.ts';
import { foldText } from '../../internal/text.ts';
import type { LineStatusId } from '../status/line-statuses.ts';
import type { StatusFamily } from '../status/status-families.ts';
import { localDay } from '../../time/local-day.ts';

/** The filters of the order list; what is absent filters nothing. */
export interface OrderFilters {
  readonly family?: StatusFamily | null;
  /** Empty for every channel. */
  readonly channels?: readonly ChannelCode[];
  readonly deliveryType?: DeliveryType | null;
  readonly evidencePending?: boolean;
  /** `YYYY-MM-DD` on the store's clock, both ends included. */
  readonly firstDay?: string | null;
  readonly lastDay?: string | null;
  /** The whole order number. */
  readonly number?: string;
  /** Requires that at least one line has this status. */
  readonly lineStatus?: LineStatusId | null;
  /** Start of the order number or of a guide, any part of the client's name or of a SKU. */
  readonly search?: string;
}

/** The fields of an order that the filters read. */
export interface FilterableOrder {
  readonly orderNumber: string;
  readonly marketplace: ChannelCode;
  readonly status: StatusFamily;
  readonly purchase_date: string;
  readonly clientData: { readonly fullname: string };
  readonly orderedProductsList: readonly {
    readonly sku: string;
    readonly deliveryType: string;
    readonly deliveryTrackId: string | null;
    readonly colocationStatus: { readonly id: number } | null;
  }[];
  readonly dataMarketplace: { readonly evidencePending: boolean };
}

/**
 * Whether a loaded order is in the list of the filters, as the service filters it, to find the selected orders that a changed
 * filter hides.
 * @example matchesOrderFilters({ orderNumber: '61840277', marketplace: 'CS', status: 'pendiente', purchase_date: '2025-11-25T18:00:00Z', clientData: { fullname: 'Ana Ruiz' }, orderedProductsList: [], dataMarketplace: { evidencePending: false } }, { search: 'ruiz' }, 'America/Mexico_City') // => true
 */
export function matchesOrderFilters(
  order: FilterableOrder,
  filters: OrderFilters,
  timeZone: string,
): boolean {
  const {
    family,
    channels = [],
    deliveryType,
    evidencePending,
    firstDay,
    lastDay,
    number,
    lineStatus,
  } = filters;
  const { orderedProductsList: lines } = order;
  const day = localDay(order.purchase_date, timeZone) ?? '';
  return (
    (!family || order.status === family) &&
    (channels.length === 0 || channels.includes(order.marketplace)) &&
    (!deliveryType || lines.some((line) => line.deliveryType === deliveryType)) &&
    (!evidencePending || order.dataMarketplace.evidencePending) &&
    (!firstDay || day >= firstDay) &&
    (!lastDay || day <= lastDay) &&
    (!number || order.orderNumber === number) &&
    (!lineStatus || lines.some((line) => line.colocationStatus?.id === lineStatus)) &&
    isFound(order, filters.search ?? '')
  );
}

function isFound({ orderNumber, clientData, orderedProductsList }: FilterableOrder, search: string): boolean {
  const wanted = foldText(search);
  return (
    wanted === '' ||
    foldText(orderNumber).startsWith(wanted) ||
    foldText(clientData.fullname).includes(wanted) ||
    orderedProductsList.some(
      (line) =>
        foldText(line.deliveryTrackId ?? '').startsWith(wanted) || foldText(line.sku).includes(wanted),
    )
  );
}
