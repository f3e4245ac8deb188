import { listOrders, type Order } from '@trastienda/api-client';
import { mock } from '@trastienda/api-client/msw';

const channels = ['CS', 'SR', 'SN', 'ML', 'PG'] as const;
const zipCodes = ['64070', '44160', '06600', '97000', '72000'];
const [example] = listOrders.example().data;

/** Orders of five channels that wait for a guide. */
export const waitingOrders: readonly Order[] = Array.from({ length: 24 }, (_, at) => {
  const order = example as Order;
  return {
    ...order,
    id: `o-${at}`,
    orderid: `45001240${String(at).padStart(2, '0')}`,
    marketplace: channels[at % channels.length] ?? 'CS',
    shippingAddress: { ...order.shippingAddress, zipCode: zipCodes[at % zipCodes.length] ?? '64070' },
  };
});

/** The list of orders, whole or by number. */
export const ordersOfFiveChannels = mock(listOrders).reply(({ query }) => {
  const number = query['filter-orderId'];
  const data = waitingOrders.filter(({ orderid }) => number === undefined || orderid === number);
  return { data, pagination: { total_registros: data.length, page_size: query.pageSize ?? 20, page: 1 } };
});
