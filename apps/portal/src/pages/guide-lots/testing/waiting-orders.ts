import { listOrders, order, type Order, type OrderAnswer } from '@trastienda/api-client';
import { mock } from '@trastienda/api-client/msw';

const channels = ['CS', 'SR', 'SN', 'ML', 'PG'] as const;
const zipCodes = ['64070', '44160', '06600', '97000', '72000'];
const [example] = listOrders.example().data;

const answers = Array.from({ length: 24 }, (_, at): OrderAnswer => {
  const one = example as OrderAnswer;
  return {
    ...one,
    id: `o-${at}`,
    orderid: `45001240${String(at).padStart(2, '0')}`,
    marketplace: channels[at % channels.length] ?? 'CS',
    shippingAddress: { ...one.shippingAddress, zipCode: zipCodes[at % zipCodes.length] ?? '64070' },
  };
});

/** Orders of five channels that wait for a guide. */
export const waitingOrders: readonly Order[] = answers.map((one) => order.parse(one));

/** The list of orders, whole or by number. */
export const ordersOfFiveChannels = mock(listOrders).reply(({ query }) => {
  const number = query['filter-orderId'];
  const data = answers.filter(({ orderid }) => number === undefined || orderid === number);
  return { data, pagination: { total_registros: data.length, page_size: query.pageSize ?? 20, page: 1 } };
});
