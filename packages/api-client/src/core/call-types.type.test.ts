import { createClient } from './create-client.ts';
import { createOrderShipment, listOrders } from '../services/kidal.calls.ts';
import { downloadGuideLabel, getBalance } from '../services/shippings.calls.ts';
import type { MockedCallId } from '../msw/all-calls.ts';
import type { Checked } from '../testing/input-types.generated.ts';

/** Does not compile while a call is missing from the checked ones. */
export const everyInputIsChecked: (id: MockedCallId) => Checked = (id) => id;

/** Checked by `tsc`, never run: what a caller may and may not write. */
export async function callersAreHeldToTheContract() {
  const request = createClient();
  const orders = await request(listOrders, {
    params: { storeId: '1' },
    query: { page: 1, 'filter-marketplace': ['CS'] },
  });
  if (orders.ok) orders.value.data[0]?.orderid.toUpperCase();
  // A query of optional fields may be left out.
  await request(listOrders, { params: { storeId: '1' } });
  // Nor must the store be named: the client knows it.
  await request(getBalance, {});
  // @ts-expect-error another path parameter must be there
  await request(downloadGuideLabel, { params: {} });
  // @ts-expect-error and a body
  await request(createOrderShipment, { params: { marketplace: 'CS', orderId: '1' } });
  // @ts-expect-error a filter takes the contract's values only
  await request(listOrders, { params: { storeId: '1' }, query: { sort: 'newest' } });
  const label = await request(downloadGuideLabel, { params: { guide: 'x' } });
  return label.ok ? label.value.blob.size : label.error.message;
}
