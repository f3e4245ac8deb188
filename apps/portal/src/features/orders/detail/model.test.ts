import { getGuideDetail, listOrders, type Order } from '@trastienda/api-client';
import { seededOrders } from '@trastienda/api-client/msw';
import { describe, expect, test } from 'vitest';
import { articleLines, destinationOf, moneyLines, stepsOf, timelineOf } from './model.ts';

const order = listOrders.example().data[0] as Order;
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

describe('the detail of an order (S2.68)', () => {
  test('S4.44: equal pieces are one line with their count and exact total', () => {
    const { lines, summary } = articleLines(order);
    expect(lines).toMatchObject([
      { sku: 'VS-6-AZ', amount: '2 × $899.00', total: '$1,798.00', statusName: null },
    ]);
    expect(summary).toBe('1 producto · 2 piezas · mismo estado');
  });

  test('pieces of one product at different prices are counted, not multiplied', () => {
    const [first, second] = order.orderedProductsList as [
      Order['orderedProductsList'][0],
      Order['orderedProductsList'][0],
    ];
    const discounted = { ...order, orderedProductsList: [first, { ...second, totalSale: 800 }] };
    expect(articleLines(discounted).lines[0]).toMatchObject({ amount: '2 piezas', total: '$1,699.00' });
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
      ['net', 152_830],
    ]);
    expect(amounts({ ...order, dataGuia: guide })).toEqual([
      ['sale', 179_800],
      ['commission', -26_970],
      ['guide', -14_850],
      ['net', 137_980],
    ]);
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
    const clock = { now: Date.parse('2025-11-25T20:00:00Z'), timeZone: zone };
    const { steps, current } = stepsOf(order, clock);
    expect(current).toBe('pendiente');
    expect(steps.map(({ note }) => note)).toEqual([
      'Desde hoy, 09:20',
      'Al generar la guía',
      'Al recolectar',
      'Al entregar',
    ]);
    expect(stepsOf({ ...order, status: 'finalizado' }, clock).current).toBeNull();
  });

  test('the timeline holds purchase, payment, guide and the events of the carrier, newest first', () => {
    const { events } = getGuideDetail.example().detail;
    const titles = (of: Order, known: typeof events) => timelineOf(of, known).map(({ title }) => title);
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

  test('every line of every order is in its articles, and the totals agree', () => {
    const { data } = seededOrders(300).page({ query: { page: 1, pageSize: 100 } });
    for (const one of data) {
      const [sale] = moneyLines(one, zone);
      const centavos = articleLines(one).lines.map(({ total }) =>
        Math.round(Number(total.replace(/[$,]/g, '')) * 100),
      );
      expect(centavos.reduce((sum, total) => sum + total, 0)).toBe(sale?.amount);
    }
  });
});
