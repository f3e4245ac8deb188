import { seededOrders } from '@trastienda/api-client/msw';
import { listOrders, type Order, order as readOrder } from '@trastienda/api-client';
import { describe, expect, test } from 'vitest';
import { inOneLine, orderSummary, urgencyOf } from './order-summary.ts';
import { exampleOf } from '../../testing/example-of.ts';

const clock = { now: Date.parse('2025-11-25T20:00:00Z'), timeZone: 'America/Mexico_City' };
const example = exampleOf(listOrders).rows[0] as Order;
const market = (change: Partial<Order['dataMarketplace']>) => ({ ...example.dataMarketplace, ...change });

describe('an order in the words of a row', () => {
  test('number, client, place, articles and total are those of the order', () => {
    expect(orderSummary(example, clock)).toMatchObject({
      number: '4500123987',
      channelName: 'Claroshop',
      purchasedAt: 'Hoy, 09:18',
      client: 'Jorge Ramírez Salinas',
      place: 'Monterrey, N. L.',
      firstItem: 'Juego de 6 vasos de vidrio soplado azul',
      pieces: '2 piezas',
      others: '',
      statusLabel: 'En preparación',
      mixed: false,
      mixedWords: '',
      deadline: { label: 'Hoy 18:00', tone: 'critical' },
      guide: null,
      total: '$1,798.00',
    });
  });

  test('a sale that was written down here wears no channel’s badge; one of the website keeps its own', () => {
    const of = (origin: 'canal' | 'manual') => {
      const sale = {
        ...example,
        marketplace: 'PG',
        dataMarketplace: market({ origin }),
      } as const;
      const { channel, channelName } = orderSummary(sale, clock);
      return [channel, channelName];
    };
    expect(of('manual')).toEqual(['VD', 'Venta directa']);
    expect(of('canal')).toEqual(['PG', 'Páginas']);
  });

  test('a deadline that has passed says since when, also amid other words', () => {
    const due = (shipBy: string | null) => ({ ...example, dataMarketplace: market({ shipBy }) });
    expect(orderSummary(due('2025-11-25T00:00:00Z'), clock).deadline).toEqual({
      label: 'Venció ayer 18:00',
      note: '',
      tone: 'critical',
    });
    expect(urgencyOf(due('2025-11-25T00:00:00Z'), clock)).toBe('venció ayer 18:00');
    expect(urgencyOf(due('2025-11-26T00:00:00Z'), clock)).toBe('límite: hoy 18:00');
    expect(urgencyOf(due('2025-11-29T00:00:00Z'), clock)).toBe('');
    expect(urgencyOf(due(null), clock)).toBe('');
  });

  test('S4.45: lines that differ in their status are said to', () => {
    const [first, second] = example.orderedProductsList as [
      Order['orderedProductsList'][0],
      Order['orderedProductsList'][0],
    ];
    const mixed = {
      ...example,
      orderedProductsList: [
        first,
        { ...second, sku: 'OTRO', colocationStatus: { id: 3, name: 'Guía generada' } },
      ],
    };
    expect(orderSummary(mixed, clock)).toMatchObject({
      mixed: true,
      mixedWords: 'En preparación 1 · Guía generada 1',
      others: 'y 1 más',
      pieces: '2 piezas',
    });
  });

  test('the guide of a cancelled piece is not that of an order whose others wait for theirs', () => {
    const [first, second] = example.orderedProductsList as [
      Order['orderedProductsList'][0],
      Order['orderedProductsList'][0],
    ];
    const gone = {
      ...second,
      deliveryTrackId: '794600012345',
      deliveryCarrierName: 'Veloz MX',
      colocationStatus: { id: 8, name: 'Cancelado' },
    };
    const guideOf = (status: Order['status'], orderedProductsList: Order['orderedProductsList']) =>
      orderSummary({ ...example, status, orderedProductsList }, clock).guide;
    expect(guideOf('pendiente', [first, gone])).toBeNull();
    expect(guideOf('cancelado', [gone])).toEqual({ number: '794600012345', carrier: 'Veloz MX' });
  });

  test('an order on its way says its promised day, or the delay', () => {
    const onWay = (estimatedDelivery: string | null) =>
      orderSummary({ ...example, status: 'transito', dataMarketplace: market({ estimatedDelivery }) }, clock)
        .deadline;
    expect(onWay('2025-11-27T18:00:00Z')).toEqual({
      label: '27 nov',
      note: 'Entrega estimada',
      tone: 'neutral',
    });
    expect(onWay('2025-11-24T18:00:00Z')).toEqual({ label: 'Retraso 1 día', note: '', tone: 'warning' });
    expect(onWay(null).label).toBe('—');
    // Where the note has no line of its own, the day alone would be taken for a deadline.
    expect(inOneLine(onWay('2025-11-27T18:00:00Z')).label).toBe('Llega 27 nov');
    expect(inOneLine(onWay('2025-11-25T18:00:00Z')).label).toBe('Llega hoy');
    expect(inOneLine(onWay('2025-11-24T18:00:00Z')).label).toBe('Retraso 1 día');
  });

  test('a finished order says how it ended, a cancelled one why', () => {
    const returned = example.orderedProductsList.map((line) => ({
      ...line,
      colocationStatus: { id: 9, name: 'Devuelto' },
    }));
    expect(orderSummary({ ...example, status: 'finalizado' }, clock).deadline.label).toBe('Entregado');
    const dataMarketplace = { ...example.dataMarketplace, deliveredAt: '2025-11-25T19:00:00Z' };
    expect(orderSummary({ ...example, status: 'finalizado', dataMarketplace }, clock).deadline.label).toBe(
      'Entregado hoy',
    );
    expect(
      orderSummary({ ...example, status: 'finalizado', orderedProductsList: returned }, clock).deadline.label,
    ).toBe('Devuelto');
    const [back, kept] = returned as [(typeof returned)[0], (typeof returned)[0]];
    const part = [back, { ...kept, colocationStatus: { id: 7, name: 'Entregado' } }];
    expect(
      orderSummary({ ...example, status: 'finalizado', orderedProductsList: part }, clock),
    ).toMatchObject({ mixed: false, deadline: { label: 'Devuelto 1 de 2' } });
    const cancelled = {
      ...example,
      status: 'cancelado' as const,
      dataMarketplace: market({ cancelReason: 'Sin inventario' }),
    };
    expect(orderSummary(cancelled, clock)).toMatchObject({
      deadline: { label: 'Sin inventario' },
      evidence: 'none',
      invoice: 'none',
    });
  });

  test('every order of a long list has its words', () => {
    const { data } = seededOrders(2000).page({ query: { page: 1, pageSize: 100 } });
    for (const answer of data) {
      const words = orderSummary(readOrder.parse(answer), clock);
      expect(Object.values(words)).not.toContain(undefined);
      expect(words.total).toMatch(/^\$[\d,]+\.\d\d$/);
    }
  });
});
