import { listOrders, type Order, type OrderedProduct } from '@trastienda/api-client';
import { describe, expect, test } from 'vitest';
import {
  deliverableShipments,
  faultOfDelivery,
  freshPackageId,
  isLocked,
  momentOf,
  packagesOf,
  pieceOfFault,
  piecesInWords,
  splitOf,
  whyLocked,
} from './model.ts';
import { coveredBy, evidenceGuides } from '../../entities/evidence/guides.ts';
import { exampleOf } from '../../testing/example-of.ts';

const example = exampleOf(listOrders).rows[0] as Order;
const [first] = example.orderedProductsList as [OrderedProduct];
const line = (id: string, change: Partial<OrderedProduct> = {}): OrderedProduct => ({
  ...first,
  colocationId: id,
  colocationStatus: { id: 3, name: 'Guía generada' },
  deliveryTrackId: '7946',
  ...change,
});
const orderOf = (lines: OrderedProduct[], change: Partial<Order> = {}): Order => ({
  ...example,
  orderedProductsList: lines,
  paquetes: [],
  ...change,
});
const parcel = (id: string, ...colocationIds: string[]): Order['paquetes'][number] => ({
  id,
  colocationIds,
  deliveryTrackId: null,
  deliveryCarrierId: null,
  dimensions: null,
});
const own = {
  deliveryTrackId: null,
  deliveryType: 'entrega_propia',
  colocationStatus: { id: 1, name: '' },
} as const;

describe('what may be delivered (D142)', () => {
  test('lines of one guide go together, each guide apart', () => {
    const order = orderOf([line('a'), line('b'), line('c', { deliveryTrackId: '8000' })]);
    expect(
      deliverableShipments(order, []).map(({ trackId, label, lines }) => [trackId, label, lines.length]),
    ).toEqual([
      ['7946', 'Guía 7946', 2],
      ['8000', 'Guía 8000', 1],
    ]);
  });

  test('only the lines that the address names, when it names some (D39)', () => {
    const order = orderOf([line('a'), line('b')]);
    expect(
      deliverableShipments(order, ['b']).flatMap(({ lines }) => lines.map((one) => one.colocationId)),
    ).toEqual(['b']);
  });

  test('what the merchant carries has no guide: its package stands for one', () => {
    const order = orderOf([line('a', own), line('b', own)], { paquetes: [parcel('paq-1', 'a', 'b')] });
    expect(deliverableShipments(order, [])).toMatchObject([
      { trackId: 'paq-1', label: 'Entrega propia', needsPackage: false },
    ]);
  });

  test('what the merchant carries and never packed is one package, to be saved first', () => {
    const order = orderOf([line('a', own), line('b', own)]);
    expect(deliverableShipments(order, [])).toMatchObject([{ trackId: 'paq-1', needsPackage: true }]);
  });

  test('nothing that has arrived, was cancelled, or waits for a guide', () => {
    const waiting = { deliveryTrackId: null, colocationStatus: { id: 1, name: '' } };
    const order = orderOf([
      line('a', { colocationStatus: { id: 7, name: '' } }),
      line('b', { colocationStatus: { id: 8, name: '' } }),
      line('c', waiting),
    ]);
    expect(deliverableShipments(order, [])).toEqual([]);
  });

  test('is said by its first piece and how many more', () => {
    const named = line('a', { name: 'Camisa azul M' });
    expect([[], [named], [named, named], [named, named, named]].map(piecesInWords)).toEqual([
      '',
      'Camisa azul M',
      'Camisa azul M y una pieza más',
      'Camisa azul M y 2 piezas más',
    ]);
  });
});

test('a piece that was cancelled is said to be so, and never to have a guide', () => {
  const cancelled = { colocationStatus: { id: 8, name: '' } };
  expect(
    [line('a', cancelled), line('b', { ...cancelled, deliveryTrackId: null }), line('c'), line('d', own)].map(
      whyLocked,
    ),
  ).toEqual(['Cancelada: no se envía', 'Cancelada: no se envía', 'Ya tiene guía: se queda donde está', null]);
});

describe('when it was delivered', () => {
  const zone = 'America/Mexico_City';
  test("is a day and hour of the store's clock", () => {
    expect(momentOf('2025-11-24', '14:30', zone)?.toISOString()).toBe('2025-11-24T20:30:00.000Z');
    expect(momentOf('2025-11-24', '14:30', 'America/Tijuana')?.toISOString()).toBe(
      '2025-11-24T22:30:00.000Z',
    );
  });

  test('is not known while the day or the hour is missing', () => {
    expect([momentOf('', '14:30', zone), momentOf('2025-11-24', '', zone)]).toEqual([null, null]);
  });

  test('is neither in the future nor before the purchase', () => {
    const order = { ...example, purchase_date: '2025-11-20T12:00:00.000Z' };
    const now = Date.parse('2025-11-25T12:00:00.000Z');
    const faults = [null, '2025-11-25T12:00:01Z', '2025-11-20T11:59:59Z', '2025-11-25T12:00:00Z'].map((at) =>
      faultOfDelivery(at === null ? null : new Date(at), order, now),
    );
    expect(faults).toEqual([
      'Escribe el día y la hora',
      'La entrega no puede estar en el futuro',
      'La entrega no puede ser anterior a la compra',
      null,
    ]);
  });
});

describe('packages of an order (D141)', () => {
  const lines = [line('a', { deliveryTrackId: null }), line('b', { deliveryTrackId: null }), line('c')];

  test('an order that was never split is one package', () => {
    expect(packagesOf(orderOf(lines), splitOf(orderOf(lines)))).toEqual([
      { id: 'paq-1', colocationIds: ['a', 'b', 'c'] },
    ]);
  });

  test('each line is in exactly one, empty ones vanish', () => {
    const order = orderOf(lines, { paquetes: [parcel('paq-1', 'a', 'c'), parcel('paq-2', 'b')] });
    expect(splitOf(order)).toEqual({ a: 'paq-1', b: 'paq-2', c: 'paq-1' });
    expect(packagesOf(order, { a: 'paq-2', b: 'paq-2', c: 'paq-2' })).toEqual([
      { id: 'paq-2', colocationIds: ['a', 'b', 'c'] },
    ]);
  });

  test('a new one takes a name that is free', () => {
    expect(freshPackageId(['paq-1', 'paq-3'])).toBe('paq-2');
  });

  test('a line with a guide, or cancelled, stays where it is', () => {
    const cancelled = line('d', { deliveryTrackId: null, colocationStatus: { id: 8, name: '' } });
    expect([lines[0], lines[2], cancelled].map((one) => isLocked(one as OrderedProduct))).toEqual([
      false,
      true,
      true,
    ]);
  });

  test.each([
    ['paquetes', 'b'],
    ['paquetes.1', 'c'],
    ['paquetes.1.colocationIds.1', 'd'],
    ['paquetes.7.id', 'b'],
  ])('what the service says of %s is read at a piece (S8.24)', (field, piece) => {
    const order = orderOf([line('a'), line('b', own), line('c', own), line('d', own)]);
    const packages = [
      { id: 'paq-1', colocationIds: ['a', 'b'] },
      { id: 'paq-2', colocationIds: ['c', 'd'] },
    ];
    expect(pieceOfFault(field, order, packages)).toBe(piece);
  });
});

describe('an evidence', () => {
  test('is for one of the guides, or for the package that the merchant carried', () => {
    expect(evidenceGuides(orderOf([line('a'), line('b'), line('c', { deliveryTrackId: '8000' })]))).toEqual([
      '7946',
      '8000',
    ]);
    expect(evidenceGuides(orderOf([line('a', own)]))).toEqual(['paq-1']);
    expect(evidenceGuides(orderOf([line('a', own)], { paquetes: [parcel('paq-1', 'a')] }))).toEqual([
      'paq-1',
    ]);
  });

  test('covers what its guide carried, in centavos (D69)', () => {
    const order = orderOf([
      line('a', { totalSale: 899.1 }),
      line('b', { totalSale: 0.2 }),
      line('c', { totalSale: 459, deliveryTrackId: '8000' }),
    ]);
    expect(coveredBy(order, '7946')).toBe(89_930);
    expect(coveredBy(order, '8000')).toBe(45_900);
  });
});
