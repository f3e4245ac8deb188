import { hash } from 'node:crypto';
import type { Order } from '@trastienda/api-client';
import { calls } from '@trastienda/api-client/calls';
import { guideRequestFor, quoteRequestFor } from './guide-requests.ts';
import type { PatientClient } from './patient-client.ts';

/** A write that was acknowledged, and what the database must say of it. */
export type Acknowledged =
  | { readonly kind: 'guide'; readonly key: string; readonly order: string; readonly guide: string }
  | { readonly kind: 'shipment'; readonly key: string; readonly order: string; readonly guide: string }
  | { readonly kind: 'upload'; readonly key: string; readonly order: string; readonly sum: string }
  | { readonly kind: 'edit'; readonly key: string; readonly order: string; readonly name: string }
  | { readonly kind: 'cancel'; readonly key: string; readonly order: string; readonly guide: string };

const isExpired = (message: string) => /venci|no existe|ya se usó/i.test(message);

/** A file of its own for each round, large enough to be killed on its way. */
const fileOf = (order: Order, round: number) =>
  Buffer.from(`%PDF-1.7\n${order.id} ${round}\n${'x'.repeat(200_000)}\n%%EOF`);

/**
 * One order's round: its receiver is edited, a file uploaded, a guide bought, the shipment recorded, and the guide
 * cancelled, so that the next round finds the order as this one did. `note` hears of every write once it is acknowledged.
 */
export async function roundOfWork(
  { ask, must, upload }: PatientClient,
  storeId: string,
  order: Order,
  round: number,
  note: (one: Acknowledged) => void,
): Promise<void> {
  const place = { storeId, marketplace: order.marketplace, orderId: order.orderNumber };
  const name = `Ana Ruiz ${round}`;
  const editKey = crypto.randomUUID();
  await must(
    calls.updateShippingData,
    {
      params: place,
      body: { shippingAddress: order.shippingAddress, clientData: { fullname: name, email: null } },
    },
    editKey,
  );
  note({ kind: 'edit', key: editKey, order: order.id, name });

  const file = fileOf(order, round);
  const sum = hash('md5', file);
  note({ kind: 'upload', key: await upload(file, `acuse-${round}.pdf`), order: order.id, sum });

  for (;;) {
    const quotes = await must(calls.quoteCourier, { body: quoteRequestFor(order, storeId) });
    const guideKey = crypto.randomUUID();
    const made = await ask(
      calls.createCourierGuide,
      { params: { token: quotes.detail[0]?.token ?? '' }, body: guideRequestFor(order, storeId) },
      guideKey,
    );
    if (!made.ok && isExpired(made.error.message)) continue;
    if (!made.ok) throw new Error(`${order.orderNumber}: ${made.error.status} ${made.error.message}`);
    const { guide, nameParcel } = made.value.detail;
    note({ kind: 'guide', key: guideKey, order: order.id, guide });

    const shipmentKey = crypto.randomUUID();
    const shipment = {
      colocationIds: order.orderedProductsList.map((line) => line.colocationId),
      deliveryCarrierId: nameParcel,
      deliveryCarrierName: nameParcel,
      deliveryTrackId: guide,
      forcedGuideType: null,
      dimensions: null,
    };
    await must(calls.createOrderShipment, { params: place, body: shipment }, shipmentKey);
    note({ kind: 'shipment', key: shipmentKey, order: order.id, guide });

    const cancelKey = crypto.randomUUID();
    const body = { storeId, guides: [guide], lotId: null, reason: 'Prueba' };
    await must(calls.cancelCourierGuide, { body }, cancelKey);
    note({ kind: 'cancel', key: cancelKey, order: order.id, guide });
    return;
  }
}
