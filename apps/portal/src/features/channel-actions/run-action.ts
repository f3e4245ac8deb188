import type { BinaryFile, Order, CallResult } from '@trastienda/api-client';
import { succeed } from '@trastienda/api-client';
import type { ChannelOrderActionId } from '@trastienda/domain';
import type { Saga } from '../../shared/store/saga-effects.ts';
import { destinationOf } from '../../entities/order/destination.ts';
import { type ChannelFields, linesOf } from './model.ts';
import * as operations from './operations.ts';

export type ChannelRequest = {
  readonly order: Order;
  readonly id: ChannelOrderActionId;
  /** The idempotency key of the request, the same for every repeat of it (D169). */
  readonly key: string;
  readonly fields: ChannelFields;
};

/** The outcome of an action: words for the merchant, and a document when it makes one. */
type Outcome = { readonly words: string; readonly file?: BinaryFile };

type Runner = (request: ChannelRequest) => Saga<CallResult<Outcome>>;

/** A failure as it is; a success as its words, and its document. */
const told = <Value>(
  result: CallResult<Value>,
  words: string,
  fileOf: (value: Value) => BinaryFile | undefined = () => undefined,
): CallResult<Outcome> => {
  if (!result.ok) return result;
  const file = fileOf(result.value);
  return succeed(file === undefined ? { words } : { words, file });
};

const itself = (file: BinaryFile) => file;
const typed = (value: string | undefined): string => value?.trim() ?? '';

const linesIn = ({ order, id }: ChannelRequest) => ({
  orderId: order.orderNumber,
  colocationIds: linesOf(order, id),
});
const keyed = ({ key }: ChannelRequest) => ({ idempotencyKey: key });

function pdfOf(base64: string | null, fileName: string | null): BinaryFile | undefined {
  if (base64 === null) return undefined;
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  return { blob: new Blob([bytes], { type: 'application/pdf' }), fileName };
}

/** The four codes that are acts; the fifth is a document of its own (D102). */
const totalPlay = (
  action: 'aceptar_orden' | 'validar_envio' | 'imprimir_guia' | 'rechazar_orden',
  words: string,
): Runner =>
  function* act(request) {
    const body = { ...linesIn(request), action };
    const result = yield* operations.totalPlayAct.run({ body }, keyed(request));
    return told(result, words, ({ data }) => pdfOf(data.file64, data.fileName));
  };

const wooCommerce = (action: 'accept' | 'ship' | 'cancel' | 'complete', words: string): Runner =>
  function* act(request) {
    const { carrier, trackingNumber } = request.fields;
    const isShipment = action === 'ship';
    const body = {
      ...linesIn(request),
      action,
      carrier: isShipment ? typed(carrier) : null,
      trackingNumber: isShipment ? typed(trackingNumber) : null,
    };
    return told(yield* operations.wooCommerceAct.run({ body }, keyed(request)), words);
  };

const runners: Readonly<Record<string, Runner>> = {
  *'SH printChannelLabel'(request) {
    const body = linesIn(request);
    return told(
      yield* operations.sheinLabel.run({ body }, keyed(request)),
      'Descargaste la etiqueta',
      itself,
    );
  },
  *'SH saveWaybill'(request) {
    const { logisticsChannelId, waybillNumber } = request.fields;
    const body = {
      ...linesIn(request),
      logisticsChannelId: typed(logisticsChannelId),
      waybillNumber: typed(waybillNumber),
    };
    return told(yield* operations.sheinWaybill.run({ body }, keyed(request)), 'Se guardó el número de guía');
  },
  *'SH exportAddress'(request) {
    const { order } = request;
    const body = { orderId: order.orderNumber };
    const result = yield* operations.sheinAddress.run({ body }, keyed(request));
    return told(result, 'Descargaste la dirección', ({ data }) => {
      const { name, lines, phone, notes } = destinationOf({ ...order, shippingAddress: data });
      const text = [name, ...lines, phone, notes].filter(Boolean).join('\r\n');
      return {
        blob: new Blob([`${text}\r\n`], { type: 'text/plain;charset=utf-8' }),
        fileName: `direccion-${order.orderNumber}.txt`,
      };
    });
  },
  'TP acceptOrder': totalPlay('aceptar_orden', 'Aceptaste el pedido'),
  'TP shipOrder': totalPlay('validar_envio', 'Validaste el envío'),
  'TP downloadGuide': totalPlay('imprimir_guia', 'Descargaste la guía'),
  'TP cancelOrder': totalPlay('rechazar_orden', 'Se rechazó el pedido'),
  *'TP downloadPurchaseOrder'(request) {
    const { order } = request;
    const id = order.orderedProductsList.find((line) => line.deliveryTrackId)?.deliveryTrackId ?? '';
    const params = { marketplace: order.marketplace, orderId: order.orderNumber, id };
    return told(yield* operations.purchaseOrder.run({ params }), 'Descargaste la orden de compra', itself);
  },
  *'ML printChannelLabel'(request) {
    const body = { orderIds: [request.order.orderNumber] };
    const result = yield* operations.mercadoLibreLabels.run({ body }, keyed(request));
    return told(result, 'Descargaste la etiqueta', itself);
  },
  *'ML markShipped'(request) {
    const { carrier, trackingNumber } = request.fields;
    const body = {
      ...linesIn(request),
      carrier: typed(carrier),
      trackingNumber: typed(trackingNumber),
    };
    return told(yield* operations.mercadoLibreShipment.run({ body }, keyed(request)), 'Se avisó del envío');
  },
  *'SP trackOrder'(request) {
    const { carrier, trackingNumber, trackingUrl } = request.fields;
    const body = {
      ...linesIn(request),
      sellerID: request.order.sellerID ?? '',
      carrier: typed(carrier),
      trackingNumber: typed(trackingNumber),
      trackingUrl: typed(trackingUrl) === '' ? null : typed(trackingUrl),
    };
    return told(yield* operations.shopifyTracking.run({ body }, keyed(request)), 'Se registró la guía');
  },
  'WC acceptOrder': wooCommerce('accept', 'Aceptaste el pedido'),
  'WC shipOrder': wooCommerce('ship', 'Se registró el envío'),
  'WC completeOrder': wooCommerce('complete', 'Se completó el pedido'),
  'WC cancelOrder': wooCommerce('cancel', 'Se canceló el pedido'),
  *'AE createDbsShipment'(request) {
    const { colocationId, shipmentProviderCode, trackingNumber } = request.fields;
    const result = yield* operations.aliExpressShipment.run(
      {
        params: { orderId: request.order.orderNumber },
        body: {
          colocationId: typed(colocationId),
          shipmentProviderCode: typed(shipmentProviderCode),
          trackingNumber: typed(trackingNumber),
        },
      },
      keyed(request),
    );
    return told(result, 'Se registró el envío');
  },
};

/** The channel's call behind an action; `null` when the channel has no such call. */
export const runnerOf = ({ order, id }: Pick<ChannelRequest, 'order' | 'id'>): Runner | null =>
  runners[`${order.marketplace} ${id}`] ?? null;
