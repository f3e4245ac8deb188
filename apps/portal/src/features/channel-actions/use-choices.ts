import type { CallError, Order } from '@trastienda/api-client';
import { useCallback, useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '../../shared/store/hooks.ts';
import { selectCurrentStoreId } from '../../shared/session/selectors.ts';
import type { ChannelField, ChannelFields } from './model.ts';
import { aliExpressServices, sheinChannels, shopifyShop } from './operations.ts';

/** Loaded once, and kept until the page is loaded anew; what failed is asked for again (D104). */
const once = { freshFor: Number.POSITIVE_INFINITY } as const;

type Choices = {
  readonly items: readonly { readonly id: string; readonly label: string }[];
  readonly isLoading: boolean;
  readonly failure: CallError | null;
  readonly reload: () => void;
};

/** What a field offers: Shein's ways of sending, an order's pieces, AliExpress' carriers of a piece. */
export function useChoices(
  field: ChannelField,
  order: Order,
  lines: readonly string[],
  fields: ChannelFields,
): Choices {
  const dispatch = useAppDispatch();
  const storeId = useAppSelector(selectCurrentStoreId);
  const piece = fields.colocationId ?? '';
  const channels = useAppSelector((state) => sheinChannels.select(state));
  const services = useAppSelector((state) => aliExpressServices.select(state, piece));
  const { orderid } = order;
  const load = useCallback(() => {
    if (field === 'logisticsChannelId') dispatch(sheinChannels.requested({ query: { storeId } }, once));
    if (field === 'shipmentProviderCode' && piece !== '') {
      const input = { params: { storeId, orderId: orderid }, body: { colocationId: piece } };
      dispatch(aliExpressServices.requested(input, once));
    }
  }, [dispatch, field, storeId, orderid, piece]);
  useEffect(load, [load]);
  if (field === 'logisticsChannelId') {
    const active = channels.value?.data.filter((channel) => channel.active) ?? [];
    return {
      items: active.map(({ id, name }) => ({ id, label: name })),
      isLoading: channels.value === null && channels.status !== 'failed',
      failure: channels.error,
      reload: load,
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
      reload: load,
    };
  }
  const pieces = order.orderedProductsList.filter(({ colocationId }) => lines.includes(colocationId));
  return {
    items: pieces.map(({ colocationId, name }, at) => ({ id: colocationId, label: `${at + 1}. ${name}` })),
    isLoading: false,
    failure: null,
    reload: load,
  };
}

/** The hosted shop's name and address, of an order's `sellerID` (S4.37, D53). */
export function useHostedShop(shopId: string) {
  const dispatch = useAppDispatch();
  const { value, error } = useAppSelector((state) => shopifyShop.select(state, shopId));
  const reload = useCallback(
    () => void dispatch(shopifyShop.requested({ query: { shop_id: shopId } }, once)),
    [dispatch, shopId],
  );
  useEffect(reload, [reload]);
  return { shop: value === null ? null : `${value.name} (${value.domain})`, error, reload };
}
