import { type AnyCall, createCourierGuide, listOrders, type OrderAnswer } from '@trastienda/api-client';
import { mock } from '@trastienda/api-client/msw';
import { createBrowser, openGuideApp, orderNumber } from './guide-app.ts';

export const guidePath = 'generar-guia-mensajeria';
export const shipmentPath = `/order/${orderNumber}/shipment`;
/** What the carrier makes. */
export const guide = createCourierGuide.example().detail;
const exampleOrder = listOrders.example().data[0] as OrderAnswer;

/** The example's order with this guide on its lines. */
export const orderWith = (track: string | null) => ({
  ...listOrders.example(),
  data: [
    {
      ...exampleOrder,
      orderedProductsList: exampleOrder.orderedProductsList.map((line) =>
        Object.assign({}, line, { deliveryTrackId: track }),
      ),
    },
  ],
});

/** A page whose purchase was cut at this call, and the browser as its reload finds it: a tab that ends lets go of its lock. */
export async function cutPurchase(call: AnyCall) {
  const browser = createBrowser();
  const first = await openGuideApp({ browser });
  await first.openWizard();
  first.use(mock(call).disconnects());
  first.buy();
  await first.phase('unknown');
  return { first, reloaded: { ...browser, lock: createBrowser().lock } };
}
