import type { CallInput, Order, CallResult } from '@trastienda/api-client';
import { deliverOrder, saveOrderItems } from '@trastienda/api-client/kidal';
import { bodyOrder } from '../../entities/order/operations.ts';
import { createOperation } from '../../shared/store/create-operation.ts';
import type { Saga } from '../../shared/store/saga-effects.ts';
import { packagesOf, splitOf } from './model.ts';

const pathOf = ({ marketplace, orderNumber: orderId }: Order) => ({ marketplace, orderId });
const textOrNull = (text: string): string | null => text.trim() || null;
const ofOrder = ({ order }: { readonly order: Order }): string => order.orderNumber;

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
  }: Delivery): Saga<CallResult<CallInput<typeof deliverOrder>>> {
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
  done: (_, { order }) => `El pedido ${order.orderNumber} quedó entregado`,
});
