import type { Order, Result } from '@trastienda/api-client';
import { createAction } from '@reduxjs/toolkit';
import { put, takeEvery } from 'redux-saga/effects';
import { failureNotified, successNotified } from '../../shared/store/notifications-slice.ts';
import { call, type Saga } from '../../shared/store/saga-effects.ts';
import type { Feature } from '../../shared/store/store.ts';
import { base64Of } from './base64.ts';
import { packagesOf, splitOf } from './model.ts';
import { evidenceUpload, orderDelivery, orderSplit } from './operations.ts';

/** One intent of the person has one key, however often it is sent (D169). */
type Intent = { readonly order: Order; readonly key: string };

/** 'Marcar como entregado': lines that travel together. */
export const deliveryRequested = createAction<
  Intent & {
    readonly trackId: string;
    readonly colocationIds: readonly string[];
    readonly deliveredAt: string;
    readonly receivedBy: string;
    /** The merchant carries it, and it is in no package yet (D142). */
    readonly needsPackage: boolean;
  }
>('orderActions/deliveryRequested');

/** 'Guardar paquetes'. */
export const splitRequested = createAction<
  Intent & {
    readonly packages: readonly { readonly id: string; readonly colocationIds: readonly string[] }[];
  }
>('orderActions/splitRequested');

/** 'Subir evidencia'; `total` in MXN. */
export const evidenceRequested = createAction<
  Intent & {
    readonly file: File;
    readonly guide: string;
    readonly total: number;
    readonly comment: string;
  }
>('orderActions/evidenceRequested');

/** A failure stays on the page that asked. */
function* finish(result: Result<unknown>, words: string): Saga {
  if (!result.ok) return;
  yield put(successNotified(words));
}

const pathOf = (order: Order) => ({
  marketplace: order.marketplace,
  orderId: order.orderid,
});

function* deliver({ payload }: ReturnType<typeof deliveryRequested>): Saga {
  const { order, key, trackId, colocationIds, deliveredAt, receivedBy, needsPackage } = payload;
  if (needsPackage) {
    const paquetes = packagesOf(order, splitOf(order));
    const packed = yield* orderSplit.run({ body: { ...pathOf(order), paquetes } });
    if (!packed.ok) return void (yield put(failureNotified(packed.error.message)));
  }
  const result = yield* orderDelivery.run(
    {
      params: { ...pathOf(order), trackId },
      body: {
        colocationIds: [...colocationIds],
        status: 'entregado',
        deliveredAt,
        receivedBy: receivedBy.trim() === '' ? null : receivedBy.trim(),
      },
    },
    { idempotencyKey: key },
  );
  yield* finish(result, `El pedido ${order.orderid} quedó entregado`);
}

function* split({ payload: { order, key, packages } }: ReturnType<typeof splitRequested>): Saga {
  const paquetes = packages.map(({ id, colocationIds }) => ({ id, colocationIds: [...colocationIds] }));
  const result = yield* orderSplit.run({ body: { ...pathOf(order), paquetes } }, { idempotencyKey: key });
  const count = packages.length;
  yield* finish(
    result,
    `El pedido ${order.orderid} va en ${count === 1 ? 'un paquete' : `${count} paquetes`}`,
  );
}

function* sendEvidence({ payload }: ReturnType<typeof evidenceRequested>): Saga {
  const { order, key, file, guide, total, comment } = payload;
  const base64 = yield* call(() => base64Of(file));
  if (base64 === null) {
    return void (yield put(failureNotified('No pudimos leer el archivo. Elígelo otra vez.')));
  }
  const result = yield* evidenceUpload.run(
    {
      body: {
        no_pedido: order.orderid,
        no_guia: guide,
        doc_nombre: file.name,
        guia_total: total,
        doc_base64: base64,
        // The page offers it to these three alone.
        channel: order.marketplace as 'CS' | 'SR' | 'SN',
        comentario: comment.trim() === '' ? null : comment.trim(),
      },
    },
    { idempotencyKey: key },
  );
  yield* finish(result, `La evidencia del pedido ${order.orderid} quedó en revisión`);
}

function* orderActionsSaga(): Saga {
  yield takeEvery(deliveryRequested, deliver);
  yield takeEvery(splitRequested, split);
  yield takeEvery(evidenceRequested, sendEvidence);
}

/** The pages of an order's actions. */
export const orderActionsFeature: Feature = { name: 'order-actions', saga: orderActionsSaga };
