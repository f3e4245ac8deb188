import { type CallInput, fail, type Order, type Result } from '@trastienda/api-client';
import { uploadEvidence } from '@trastienda/api-client/invoice';
import { deliverOrder, saveOrderItems } from '@trastienda/api-client/kidal';
import { bodyOrder } from '../../entities/order/operations.ts';
import { createOperation } from '../../shared/store/create-operation.ts';
import { call, type Saga } from '../../shared/store/saga-effects.ts';
import { base64Of } from './base64.ts';
import { packagesOf, splitOf } from './model.ts';

const pathOf = ({ marketplace, orderid: orderId }: Order) => ({ marketplace, orderId });
const textOrNull = (text: string): string | null => text.trim() || null;
const ofOrder = ({ order }: { readonly order: Order }): string => order.orderid;

/** 'Guardar paquetes'. */
export const orderSplit = createOperation(saveOrderItems, {
  keyOf: bodyOrder,
  done: (_, { body: { orderId, paquetes } }) =>
    `El pedido ${orderId} va en ${paquetes.length === 1 ? 'un paquete' : `${paquetes.length} paquetes`}`,
});

export type Delivery = {
  readonly order: Order;
  readonly trackId: string;
  /** Lines that travel together. */
  readonly colocationIds: readonly string[];
  readonly deliveredAt: string;
  readonly receivedBy: string;
  /** The merchant carries it, and it is in no package yet (D142). */
  readonly needsPackage: boolean;
};

/** Before the merchant carries pieces that are in no package, one is saved for them. */
const orderPacking = createOperation(saveOrderItems, { name: 'orderPacking', keyOf: bodyOrder });

/** 'Marcar como entregado'. */
export const orderDelivery = createOperation(deliverOrder, {
  keyOf: ofOrder,
  *prepare({
    order,
    trackId,
    colocationIds,
    deliveredAt,
    receivedBy,
    needsPackage,
  }: Delivery): Saga<Result<CallInput<typeof deliverOrder>>> {
    if (needsPackage) {
      const paquetes = packagesOf(order, splitOf(order));
      const packed = yield* orderPacking.run({ body: { ...pathOf(order), paquetes } });
      if (!packed.ok) return packed;
    }
    return {
      ok: true,
      value: {
        params: { ...pathOf(order), trackId },
        body: {
          colocationIds: [...colocationIds],
          status: 'entregado',
          deliveredAt,
          receivedBy: textOrNull(receivedBy),
        },
      },
    };
  },
  done: (_, { order }) => `El pedido ${order.orderid} quedó entregado`,
});

export type Evidence = {
  readonly order: Order;
  readonly file: File;
  readonly guide: string;
  /** MXN */
  readonly total: number;
  readonly comment: string;
};

/** 'Subir evidencia'. */
export const evidenceUpload = createOperation(uploadEvidence, {
  keyOf: ofOrder,
  *prepare({ order, file, guide, total, comment }: Evidence): Saga<Result<CallInput<typeof uploadEvidence>>> {
    const base64 = yield* call(() => base64Of(file));
    if (base64 === null)
      return fail({ kind: 'input', message: 'No pudimos leer el archivo. Elígelo otra vez.' });
    return {
      ok: true,
      value: {
        body: {
          no_pedido: order.orderid,
          no_guia: guide,
          doc_nombre: file.name,
          guia_total: total,
          doc_base64: base64,
          // The page offers it to these three alone.
          channel: order.marketplace as 'CS' | 'SR' | 'SN',
          comentario: textOrNull(comment),
        },
      },
    };
  },
  done: (_, { order }) => `La evidencia del pedido ${order.orderid} quedó en revisión`,
});
