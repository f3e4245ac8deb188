import {
  cancelCourierGuide,
  getGuideDetail,
  listOrders,
  type OrderAnswer,
  type OrderedProduct,
} from '@trastienda/api-client';
import { mock } from '@trastienda/api-client/msw';
import { requestPickup } from '@trastienda/api-client/shippings';
import { lineStatusLabel } from '@trastienda/domain';

const numbers = ['794600012345', '794600067892', '794600098761'];
/** MXN, what each of them cost. */
const costs = [148.5, 212.35, 97];

/**
 * A service with one order that waits for its carrier, a piece to each guide. A visit that is asked for is told by the
 * guides, and the pieces wait for it; a guide that is cancelled is gone, and its piece waits for another. `reset` begins
 * anew. `hasMeasures: false`: nobody knows what the products weigh.
 */
export function shippedOrder({ guides = 1, hasMeasures = true } = {}) {
  const [example] = listOrders.example().data;
  const [piece] = example?.orderedProductsList ?? [];
  if (!example || !piece) throw new Error('The example has a piece');
  const made = numbers.slice(0, guides);
  let asked = false;
  let cancelled: readonly string[] = [];
  const reset = () => {
    asked = false;
    cancelled = [];
  };
  const lineOf = (guide: string, at: number): OrderedProduct => {
    const isFree = cancelled.includes(guide);
    const id = isFree ? 2 : asked ? 4 : 3;
    return {
      ...piece,
      colocationId: `col-${at}`,
      colocationStatus: { id, name: lineStatusLabel(id) ?? '' },
      deliveryTrackId: isFree ? null : guide,
      deliveryCarrierId: isFree ? null : 'veloz-mx',
      deliveryCarrierName: isFree ? null : 'Veloz MX',
      dimensions: hasMeasures ? piece.dimensions : [],
    };
  };
  const order = (): OrderAnswer => {
    const left = made.filter((guide) => !cancelled.includes(guide));
    const last = left.at(-1);
    return {
      ...example,
      status: left.length < made.length ? 'pendiente' : 'listo_para_enviar',
      orderedProductsList: made.map(lineOf),
      ...(last !== undefined && {
        dataGuia: {
          guide: last,
          nameParcel: 'veloz-mx',
          serviceType: 'Terrestre',
          createdAt: '2025-11-25T15:40:00.000Z',
          totalCost: costs[made.indexOf(last)] ?? 0,
          origin: 'manual',
          labelUrl: 'label.pdf',
          status: 'generada',
        },
      }),
    };
  };
  const handlers = [
    mock(listOrders).reply(() => ({ ...listOrders.example(), data: [order()] })),
    mock(getGuideDetail).reply(({ params: { guide } }) => ({
      ...getGuideDetail.example(),
      detail: {
        ...getGuideDetail.example().detail,
        guide,
        totalCost: costs[made.indexOf(guide)] ?? 0,
        pickup: asked
          ? {
              confirmation: 'VMX-88120',
              date: '2025-11-26',
              fromHour: '09:00',
              toHour: '18:00',
              askedAt: '2025-11-25T15:42:00.000Z',
            }
          : null,
      },
    })),
    mock(requestPickup).reply(() => {
      asked = true;
      return requestPickup.example();
    }),
    mock(cancelCourierGuide).reply(({ body }) => {
      cancelled = [...cancelled, ...body.guides];
      return {
        ...cancelCourierGuide.example(),
        detail: body.guides.map((guide) => ({
          guide,
          cancelled: true,
          message: 'Guía cancelada',
          refund: costs[made.indexOf(guide)] ?? 0,
        })),
      };
    }),
  ];
  return { number: example.orderid, guides: made, handlers, reset };
}
