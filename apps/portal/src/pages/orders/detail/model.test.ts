import {
  getGuideDetail,
  listOrders,
  type Order,
  type OrderedProduct,
  order as readOrder,
} from '@trastienda/api-client';
import { seededOrders } from '@trastienda/api-client/msw';
import { withholdingRates } from '@trastienda/domain/payment';
import { describe, expect, test } from 'vitest';
import { destinationOf } from '../../../entities/order/destination.ts';
import {
  articleLines,
  comingPickups,
  contactLink,
  moneyLines,
  type OrderGuide,
  stepsOf,
  timelineOf,
  totalLines,
} from './model.ts';
import { exampleOf } from '../../../testing/example-of.ts';

const order = exampleOf(listOrders).rows[0] as Order;
const zone = 'America/Mexico_City';
const guide = {
  guide: '794600012345',
  nameParcel: 'veloz-mx',
  serviceType: 'Terrestre',
  createdAt: '2025-11-25T15:42:00.000Z',
  totalCost: 148.5,
  origin: 'manual' as const,
  labelUrl: null,
  status: 'generada' as const,
};

const clock = { now: Date.parse('2025-11-25T20:00:00Z'), timeZone: zone };
type Detail = NonNullable<OrderGuide['detail']>;
const known = (change: Partial<Detail> = {}, number = guide.guide): OrderGuide => ({
  number,
  detail: { ...getGuideDetail.example().detail, guide: number, ...change },
  isPending: false,
});
const pending: OrderGuide = { number: guide.guide, detail: null, isPending: true };
const visit = {
  confirmation: 'VEL-5C3ABD',
  date: '2025-11-26',
  fromHour: '09:00',
  toHour: '13:00',
  askedAt: '2025-11-25T19:00:00.000Z',
};
/** The order with guides on its pieces, in their order; `null` for a piece without one. */
const shipped = (numbers: readonly (string | null)[], change: Partial<Order> = {}): Order => ({
  ...order,
  dataGuia: { ...guide, labelUrl: 'label.pdf' },
  ...change,
  orderedProductsList: numbers.map((deliveryTrackId, at) => ({
    ...(order.orderedProductsList[at] as OrderedProduct),
    deliveryTrackId,
    deliveryCarrierName: 'Veloz MX',
  })),
});
const promised = (estimatedDelivery: string | null) => ({
  dataMarketplace: { ...order.dataMarketplace, estimatedDelivery },
});

describe('the detail of an order (S2.68)', () => {
  test('S4.44: equal pieces are one line with their count and exact total', () => {
    const { lines, summary } = articleLines(order);
    expect(lines).toMatchObject([
      { sku: 'VS-6-AZ', amount: '2 × $899.00', total: '$1,798.00', statusName: null },
    ]);
    expect(summary).toBe('1 producto · 2 piezas');
  });

  test('pieces of one product at different prices are counted, not multiplied', () => {
    const [first, second] = order.orderedProductsList as [
      Order['orderedProductsList'][0],
      Order['orderedProductsList'][0],
    ];
    const discounted = { ...order, orderedProductsList: [first, { ...second, totalSale: 800 }] };
    expect(articleLines(discounted).lines[0]).toMatchObject({ amount: '2 piezas', total: '$1,699.00' });
  });

  test('whatever a channel sends for an e-mail or a telephone is the address of its link, and no more of it', () => {
    expect(contactLink('mailto', 'ana.ruiz+tienda@correo.example')).toBe(
      'mailto:ana.ruiz+tienda@correo.example',
    );
    expect(contactLink('tel', '+525512345678')).toBe('tel:+525512345678');
    for (const text of [
      'a@b.mx?bcc=all@evil.example&body=Hola',
      'a@b.mx#x',
      'a@b.mx,c@d.mx',
      '55 1234;ext=1',
      '%0d%0abcc: x',
      '\uD800',
    ]) {
      for (const scheme of ['mailto', 'tel'] as const) {
        const { protocol, pathname, search, hash } = new URL(contactLink(scheme, text));
        expect([protocol, search, hash]).toEqual([`${scheme}:`, '', '']);
        expect(pathname).not.toMatch(/[,;&=\s]/u);
        expect(decodeURIComponent(pathname)).toBe(text.replace('\uD800', ''));
      }
    }
  });

  test('a city that is its own state is said once', () => {
    const capital = {
      ...order.shippingAddress,
      zipCode: '01210',
      city: 'Ciudad de México',
      stateCode: 'MX-DIF',
      state: 'Ciudad de México',
    };
    expect(destinationOf({ ...order, shippingAddress: capital }).lines).toContain('01210 Ciudad de México');
  });

  test('the money is the sale less commission and guide, exact to the centavo', () => {
    const amounts = (of: Order) => moneyLines(of, zone).map(({ key, amount }) => [key, amount]);
    expect(amounts(order)).toEqual([
      ['sale', 179_800],
      ['commission', -26_970],
      ['guide', null],
      ['net', 152_830],
    ]);
    expect(amounts({ ...order, dataGuia: guide })).toEqual([
      ['sale', 179_800],
      ['commission', -26_970],
      ['guide', -14_850],
      ['net', 137_980],
    ]);
  });

  test('a guide that is not there yet costs nothing that is known: what is left is said to be before it', () => {
    const hints = (of: Order) => moneyLines(of, zone).map(({ hint }) => hint);
    expect(hints(order).at(-1)).toBe('sin contar guía ni retenciones');
    expect(hints({ ...order, dataGuia: guide }).at(-1)).toBe('sin contar retenciones');
  });

  test('taxes are withheld of the price without VAT, where the rates of the day are the same for everybody', () => {
    const later = { ...order, dataGuia: guide, purchase_date: '2026-01-15T18:00:00.000Z' };
    expect(moneyLines(later, zone).slice(-3)).toMatchObject([
      { key: 'isr', hint: '2.5 % de $1,550.00', amount: -3875 },
      { key: 'iva', hint: '50 % del IVA', amount: -12_400 },
      { key: 'net', hint: 'estimado', amount: 121_705 },
    ]);
    const own = moneyLines({ ...later, marketplace: 'SP' }, zone);
    expect(own.map(({ key }) => key)).toEqual(['sale', 'commission', 'guide', 'net']);
    expect(own.at(-1)).toMatchObject({ hint: 'estimado', amount: 137_980 });
  });

  test('taxes follow the rates that the installation adds (D353)', () => {
    const rate = { isr: 10, iva: 100 };
    const rates = [
      ...withholdingRates,
      { since: '2025-01-01', fisica: rate, moral: rate, withoutRfc: rate, source: 'A law' },
    ];
    const earlier = { ...order, dataGuia: guide, purchase_date: '2025-01-15T18:00:00.000Z' };
    expect(moneyLines(earlier, zone, rates).slice(-3, -1)).toMatchObject([
      { key: 'isr', hint: '10 % de $1,550.00', amount: -15_500 },
      { key: 'iva', hint: '100 % del IVA', amount: -24_800 },
    ]);
  });

  test('of one piece alone there is no other status to compare with', () => {
    const [only] = order.orderedProductsList as [OrderedProduct];
    expect(articleLines({ ...order, orderedProductsList: [only] }).summary).toBe('1 producto · 1 pieza');
  });

  test('a cancelled piece is no sale', () => {
    const [first, second] = order.orderedProductsList as [OrderedProduct, OrderedProduct];
    const gone = { ...second, colocationStatus: { id: 8, name: 'Cancelado' } };
    const [sale, commission] = moneyLines({ ...order, orderedProductsList: [first, gone] }, zone);
    expect([sale?.hint, sale?.amount, commission?.amount]).toEqual([
      '1 pieza · descuento $100.00',
      89_900,
      -13_485,
    ]);
  });

  test('what makes the total another than that of the pieces is said, and added up', () => {
    const { paymentData } = order;
    const saying = (change: Partial<Order['paymentData']>) =>
      totalLines({ ...order, paymentData: { ...paymentData, ...change } }).map(({ label, amount }) => [
        label,
        amount,
      ]);
    expect(saying({})).toEqual([]);
    expect(saying({ shippingCost: 99, total: 1897 })).toEqual([
      ['Envío', 9900],
      ['Total del pedido', 189_700],
    ]);
    // 200.00 of them are in the prices of the pieces.
    expect(saying({ discount: 250, total: 1748 })).toEqual([
      ['Descuento', -5000],
      ['Total del pedido', 174_800],
    ]);
  });

  test('without a guide it is said who pays for the way', () => {
    const hintOf = (change: Partial<OrderedProduct>, of: Partial<Order> = {}) =>
      moneyLines(
        {
          ...order,
          ...of,
          orderedProductsList: order.orderedProductsList.map((line) => ({ ...line, ...change })),
        },
        zone,
      ).find(({ key }) => key === 'guide')?.hint;
    expect(hintOf({})).toBe('todavía no se genera');
    expect(hintOf({}, { dataGuia: guide })).toBe('794600012345');
    expect(hintOf({ deliveryType: 'fulfillment' })).toBe('Fulfillment');
    expect(hintOf({ deliveryType: 'entrega_propia' })).toBe('entrega propia');
    expect(hintOf({ deliveryTrackId: 'SHX1' })).toBe('de otra cuenta');
    expect(hintOf({}, { status: 'cancelado' })).toBe('no se generó');
  });

  test('the address is that of the parcel, and a street of one line is read into its parts', () => {
    expect(destinationOf(order)).toMatchObject({
      name: 'Jorge Ramírez Salinas',
      lines: [
        'Av. de los Encinos 2305, Int. 4',
        'Mirador',
        '64070 Monterrey, Nuevo León',
        'Entre Álamo y Fresno',
      ],
    });
    const oneLine = {
      ...order.shippingAddress,
      street: 'Calle Hidalgo #45 int 3',
      outdoorNumber: null,
      interiorNumber: null,
    };
    expect(destinationOf({ ...order, shippingAddress: oneLine }).lines[0]).toBe('Calle Hidalgo 45, Int. 3');
  });

  test('S5.16: the addressee comes before the client', () => {
    const shippingAddress = { ...order.shippingAddress, addressee: 'Recepción Torre B' };
    expect(destinationOf({ ...order, shippingAddress }).name).toBe('Recepción Torre B');
  });

  test('the steps say where the order stands, since when, and what comes next', () => {
    const { steps, current } = stepsOf(order, clock);
    expect(current).toBe('pendiente');
    expect(steps.map(({ note }) => note)).toEqual([
      'Hoy, 09:20',
      'Al generar la guía',
      'Al recolectar',
      'Al entregar',
    ]);
    expect(stepsOf({ ...order, status: 'finalizado' }, clock).current).toBeNull();
    const met = stepsOf({ ...order, status: 'transito' }, clock, [known({ status: 'incidencia' })]);
    expect(met).toMatchObject({ current: 'transito', failed: true });
    expect(met.steps.map(({ note }) => note)[2]).toBe('Con incidencia');
    // What is over had its problem solved.
    expect(stepsOf({ ...order, status: 'finalizado' }, clock, [known({ status: 'incidencia' })]).failed).toBe(
      false,
    );
  });

  test('the day of arrival is that of its guides, the last of them, and never one that was missed before it left', () => {
    const arrival = (of: Order, guides: readonly OrderGuide[]) =>
      stepsOf(of, clock, guides).steps.at(-1)?.note;
    const yesterday = promised('2025-11-24T18:00:00.000Z');
    const ready = { status: 'listo_para_enviar' as const, ...yesterday };
    const friday = { deadLine: '2025-11-28T18:00:00.000Z' };
    const one = [guide.guide, guide.guide];
    expect(arrival(shipped(one, ready), [known(friday)])).toBe('Estimado 28 nov');
    expect(
      arrival(shipped([guide.guide, '8000'], ready), [
        known(friday),
        known({ deadLine: '2025-11-26T18:00:00.000Z' }, '8000'),
      ]),
    ).toBe('Estimado 28 nov');
    // Not answered yet: no other day is told meanwhile.
    expect(arrival(shipped(one, { ...ready, ...promised('2025-11-27T18:00:00.000Z') }), [pending])).toBe(
      'Al entregar',
    );
    // A guide that promises nothing, and a piece that has none yet: as the channel promised.
    expect(
      arrival(shipped(one, { ...ready, ...promised('2025-11-27T18:00:00.000Z') }), [
        known({ deadLine: null }),
      ]),
    ).toBe('Estimado 27 nov');
    expect(arrival(shipped([guide.guide, null], promised('2025-11-26T18:00:00.000Z')), [known(friday)])).toBe(
      'Estimado mañana',
    );
    expect(arrival({ ...order, ...yesterday }, [])).toBe('Al entregar');
    expect(
      arrival(shipped(one, { ...ready, status: 'transito' }), [
        known({ deadLine: '2025-11-23T18:00:00.000Z' }),
      ]),
    ).toBe('Retraso 2 días');
  });

  test('a ring that is still grey has no hour: of a mixed order it says how many pieces have their guide', () => {
    const noteOf = (of: Order) => stepsOf(of, clock).steps[1]?.note;
    expect(noteOf(shipped([guide.guide, null]))).toBe('1 de 2 con guía');
    expect(noteOf(shipped([guide.guide, guide.guide], { status: 'listo_para_enviar' }))).toBe('Hoy, 09:42');
  });

  test('the visit that was asked for is told with its day, hours and number, once, until the carrier came', () => {
    const two = shipped([guide.guide, '8000'], { status: 'listo_para_enviar' });
    const guides = [known({ pickup: visit }), known({ pickup: visit }, '8000')];
    expect(comingPickups(guides)).toEqual([visit]);
    expect(stepsOf(two, clock, guides).steps[2]?.note).toBe('Recolección mañana');
    expect(comingPickups([known({ pickup: visit, status: 'recolectada' })])).toEqual([]);
    const told = timelineOf(two, guides, clock).filter(({ kind }) => kind === 'pickup');
    expect(told).toMatchObject([
      {
        title: 'Recolección solicitada',
        source: 'Veloz MX · miércoles 26 de noviembre, 09:00 – 13:00 · Folio VEL-5C3ABD',
        at: visit.askedAt,
      },
    ]);
  });

  test('the timeline holds purchase, payment, guide and the events of the carrier, newest first', () => {
    const { events } = getGuideDetail.example().detail;
    const titles = (of: Order, reported: typeof events) =>
      timelineOf(of, [known({ events: reported })], clock).map(({ title }) => title);
    expect(titles(order, [])).toEqual(['Pago autorizado', 'Pedido recibido']);
    expect(titles({ ...order, dataGuia: guide }, [])).toEqual([
      'Guía generada',
      'Pago autorizado',
      'Pedido recibido',
    ]);
    // The carrier's own event says it; it is not said twice.
    expect(titles({ ...order, dataGuia: guide }, events)).toEqual([
      'Guía generada',
      'Pago autorizado',
      'Pedido recibido',
    ]);
  });

  test('the events of every guide are one timeline, each with its carrier and number', () => {
    const [first, second] = order.orderedProductsList as [OrderedProduct, OrderedProduct];
    const two = {
      ...order,
      orderedProductsList: [
        { ...first, deliveryTrackId: '7946', deliveryCarrierName: 'Veloz MX' },
        { ...second, deliveryTrackId: '8000', deliveryCarrierName: 'Ruta 7' },
      ],
    };
    const event = (date: string) => ({
      guide: '',
      date,
      status: 'en_transito' as const,
      description: 'Salió',
      location: 'Puebla',
    });
    const sources = timelineOf(
      two,
      [
        known({ events: [event('2025-11-26T10:00:00.000Z')] }, '7946'),
        known({ events: [event('2025-11-26T11:00:00.000Z')] }, '8000'),
      ],
      clock,
    ).map(({ source }) => source);
    expect(sources.slice(0, 2)).toEqual(['Ruta 7 · 8000 · Puebla', 'Veloz MX · 7946 · Puebla']);
  });

  test('every line of every order that stands is in its articles, and the totals agree', () => {
    const { data } = seededOrders(300).page({ query: { page: 1, pageSize: 100 } });
    for (const one of data
      .map((answer) => readOrder.parse(answer))
      .filter(({ status }) => status !== 'cancelado')) {
      const [sale] = moneyLines(one, zone);
      const centavos = articleLines(one).lines.map(({ total }) =>
        Math.round(Number(total.replace(/[$,]/g, '')) * 100),
      );
      expect(centavos.reduce((sum, total) => sum + total, 0)).toBe(sale?.amount);
    }
  });
});
