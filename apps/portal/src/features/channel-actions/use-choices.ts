import type { CallError, Order } from '@trastienda/api-client';
import { useRead } from '../../shared/store/hooks.ts';
import type { ChannelField, ChannelFields } from './model.ts';
import { aliExpressServices, sheinChannels, shopifyShop } from './operations.ts';

/** The choices are loaded once, and cached until the page is reloaded; a failed load is repeated (D104). */
const once = { freshFor: Number.POSITIVE_INFINITY } as const;

type Choices = {
  readonly items: readonly { readonly id: string; readonly label: string }[];
  readonly isLoading: boolean;
  readonly failure: CallError | null;
  readonly reload: () => void;
};

/** The choices of a field: Shein's ways of sending, an order's pieces, AliExpress' carriers of a piece. */
export function useChoices(
  field: ChannelField,
  order: Order,
  lines: readonly string[],
  fields: ChannelFields,
): Choices {
  const piece = fields.colocationId ?? '';
  const channels = useRead(sheinChannels, field === 'logisticsChannelId' ? {} : null, once);
  const ofPiece = { params: { orderId: order.orderNumber }, body: { colocationId: piece } };
  const hasPiece = field === 'shipmentProviderCode' && piece !== '';
  const services = useRead(aliExpressServices, hasPiece ? ofPiece : null, once);
  if (field === 'logisticsChannelId') {
    const active = channels.value?.data.filter((channel) => channel.active) ?? [];
    return {
      items: active.map(({ id, name }) => ({ id, label: name })),
      isLoading: channels.value === null && channels.status !== 'failed',
      failure: channels.error,
      reload: channels.ask,
    };
  }
  if (field === 'shipmentProviderCode') {
    return {
      items: (services.value?.data ?? []).map(({ shipmentProviderCode, shipmentProviderName }) => ({
        id: shipmentProviderCode,
        label: shipmentProviderName,
      })),
      isLoading: services.status === 'loading',
      failure: services.error,
      reload: services.ask,
    };
  }
  const pieces = order.orderedProductsList.filter(({ colocationId }) => lines.includes(colocationId));
  return {
    items: pieces.map(({ colocationId, name }, at) => ({ id: colocationId, label: `${at + 1}. ${name}` })),
    isLoading: false,
    failure: null,
    reload: () => {},
  };
}

/** The hosted shop's name and address, of an order's `sellerID` (S4.37, D53). */
export function useHostedShop(shopId: string) {
  const { value, error, ask } = useRead(shopifyShop, { query: { shop_id: shopId } }, once);
  return { shop: value === null ? null : `${value.name} (${value.domain})`, error, reload: ask };
}
