import { listOrders, type Order, quoteCourier, type QuoteOption } from '@trastienda/api-client';
import { describe, expect, test } from 'vitest';
import { guideAddress, guideSearch } from '../../../entities/guide/search.ts';
import { carrierName } from '../../../entities/guide/carrier-names.ts';
import { defaultContent, defaultParcel, formText } from '../../../entities/guide/default-parcel.ts';
import { shownBack } from '../../../entities/guide/draft.ts';
import { guideLines, guideOfLines } from '../../../entities/guide/guide-lines.ts';
import { quoteChanges } from './quote-changes.ts';
import { quoteItem } from './quote-rows.ts';
import { chosenQuote, rankQuotes } from './rank-quotes.ts';
import { stepAfter, stepBefore, stepOnShow } from './steps.ts';
import { exampleOf } from '../../../testing/example-of.ts';

const order = exampleOf(listOrders).rows[0] as Order;
const [line] = order.orderedProductsList;
if (!line) throw new Error('no line');
const base = quoteCourier.example().detail[0] as QuoteOption;
const option = (
  nameParcel: string,
  totalCost: number,
  deadLine: string | null,
  more: Partial<QuoteOption> = {},
) => ({
  ...base,
  nameParcel,
  totalCost,
  deadLine,
  ...more,
});

describe('the address of the wizard', () => {
  test('says order, lines, step and order of the options, and is read back (D38, D39)', () => {
    const address = guideAddress({ pedido: '45/1', lineas: ['a', 'b'], paso: 'cotizar', orden: 'barata' });
    expect(address).toBe('/mis-pedidos/crear-guia?pedido=45%2F1&lineas=a%2Cb&paso=cotizar&orden=barata');
    expect(guideSearch.parse(new URL(address, 'http://localhost').searchParams)).toEqual({
      vista: 'guia',
      pedido: '45/1',
      venta: null,
      lineas: ['a', 'b'],
      paso: 'cotizar',
      orden: 'barata',
    });
  });
  test('or says that a sale outside the channels is written down (D139)', () => {
    const address = guideAddress({ venta: 'nueva' });
    expect(address).toBe('/mis-pedidos/crear-guia?venta=nueva');
    expect(guideSearch.parse(new URL(address, 'http://localhost').searchParams).venta).toBe('nueva');
  });
  test('what makes no sense reads as nothing said', () => {
    expect(guideSearch.parse(new URLSearchParams('paso=comprar&orden=x&lineas=,,'))).toEqual(
      guideSearch.defaults,
    );
  });
});

describe('the parcel that an order makes', () => {
  test('is the box that its pieces need, not a pile on the longest side (D220)', () => {
    const piece = { ...line, dimensions: [{ height: 30, width: 10, depth: 20, weight: 0.1 }] };
    expect(
      defaultParcel([piece, { ...piece, dimensions: [{ height: 5, width: 40, depth: 8, weight: 0.2 }] }]),
    ).toEqual({
      height: '10',
      width: '28',
      depth: '40',
      weight: '0.3',
    });
    const shelf = { height: 2, width: 30, depth: 60, weight: 4 };
    const cube = { height: 20, width: 20, depth: 20, weight: 3 };
    const { height, width, depth } = defaultParcel([{ ...line, dimensions: [shelf, cube, cube] }]);
    expect(Number(height) * Number(width) * Number(depth)).toBeLessThan(42 * 30 * 60);
  });
  test('without measures the form is empty, not zero', () => {
    expect(defaultParcel([{ ...line, dimensions: [] }])).toEqual({
      height: '',
      width: '',
      depth: '',
      weight: '',
    });
  });
  test('its content names the products, or the first when all would not fit (S5.1)', () => {
    const named = (name: string) => ({ ...line, name });
    expect(defaultContent([named('Taza'), named('Taza'), named('Plato')])).toBe('Taza, Plato');
    expect(defaultContent([named('Taza azul de talavera de Puebla'), named('Plato hondo de talavera')])).toBe(
      'Taza azul de talavera de Puebla',
    );
  });
  test("'12,5' is shown back as 12.5, and what is no number as typed (D112)", () => {
    expect(['12,5', '1,234.50', ' 7 ', 'doce'].map(shownBack)).toEqual(['12.5', '1234.5', '7', 'doce']);
    expect([formText(2.1), formText(1200), formText(0)]).toEqual(['2.1', '1200', '']);
  });
});

describe('the lines that a guide is for', () => {
  test('are those that wait for one, of the chosen ones', () => {
    const [first, second] = order.orderedProductsList;
    if (!first || !second) throw new Error('no lines');
    const mixed = { ...order, orderedProductsList: [{ ...first, deliveryTrackId: '7946' }, second] };
    expect(guideLines(mixed).map(({ colocationId }) => colocationId)).toEqual(['col-2']);
    expect(guideLines(mixed, ['col-1'])).toEqual([]);
    expect([guideOfLines(mixed), guideOfLines(mixed, ['col-1'])]).toEqual([null, '7946']);
  });
  test('are none of what Fulfillment sends', () => {
    const sent = order.orderedProductsList.map((one) => ({ ...one, deliveryType: 'fulfillment' as const }));
    expect(guideLines({ ...order, orderedProductsList: sent })).toEqual([]);
  });
});

describe('the options of a quote', () => {
  const veloz = option('veloz-mx', 148.5, '2025-11-28T00:00:00Z', { onTimeRate: 96 });
  const ruta = option('ruta-7', 121.9, '2025-12-01T00:00:00Z', { onTimeRate: 89 });
  const norte = option('norte-express', 239, '2025-11-26T00:00:00Z', { onTimeRate: 98 });
  const bajio = option('bajio-paq', 110, null, { onTimeRate: 80, extendedZone: 40 });
  const all = [bajio, norte, ruta, veloz];
  const names = (sort: Parameters<typeof rankQuotes>[1]) =>
    rankQuotes(all, sort).map((one) => one.option.nameParcel);

  test('are ordered as asked', () => {
    expect(names('recomendada')).toEqual(['veloz-mx', 'bajio-paq', 'ruta-7', 'norte-express']);
    expect(names('barata')).toEqual(['bajio-paq', 'ruta-7', 'veloz-mx', 'norte-express']);
    expect(names('rapida')).toEqual(['norte-express', 'veloz-mx', 'ruta-7', 'bajio-paq']);
  });
  test('carry their reasons', () => {
    const reasons = (options: readonly QuoteOption[]) =>
      Object.fromEntries(rankQuotes(options, 'barata').map((one) => [one.option.nameParcel, one.reason]));
    expect(reasons(all)).toEqual({
      'veloz-mx': 'recommended',
      'bajio-paq': 'extendedZone',
      'norte-express': 'fastest',
      'ruta-7': null,
    });
    expect(reasons([veloz, ruta, norte])['ruta-7']).toBe('cheapest');
    expect(reasons([veloz])).toEqual({ 'veloz-mx': null });
  });
  test('that all have the surcharge of an extended zone are told apart by what is good about them', () => {
    const far = [veloz, ruta, norte].map((one) => ({ ...one, extendedZone: 40 }));
    expect(rankQuotes(far, 'barata').map(({ reason }) => reason)).toEqual([
      'cheapest',
      'recommended',
      'fastest',
    ]);
    expect(rankQuotes(far.slice(0, 1), 'barata')[0]?.reason).toBe('extendedZone');
  });
  test('recommend no fortune for a percent', () => {
    const next = option('veloz-mx', 2203.32, '2025-11-26T00:00:00Z', { onTimeRate: 90 });
    const ground = option('veloz-mx', 1315.73, '2025-11-28T00:00:00Z', { onTimeRate: 89 });
    expect(rankQuotes([next, ground], 'recomendada')[0]?.option).toBe(ground);
  });
  test('keep the choice over new tokens, and fall back to the first', () => {
    const ranked = rankQuotes([{ ...ruta, token: 'new' }, veloz], 'recomendada');
    expect(chosenQuote(ranked, ruta)?.token).toBe('new');
    expect(chosenQuote(ranked, { nameParcel: 'x', serviceType: 'y' })).toBe(ranked[0]?.option);
    expect(chosenQuote([], ruta)).toBeNull();
  });
  test('that change are said in words', () => {
    expect(quoteChanges([veloz, ruta], [{ ...veloz, totalCost: 150 }, norte], carrierName)).toBe(
      'Veloz MX Terrestre pasó de $148.50 a $150.00 · Ruta 7 Terrestre ya no está disponible · Norte Express Terrestre es nueva: $239.00',
    );
    expect(quoteChanges([veloz], [{ ...veloz, token: 'new' }], carrierName)).toBeNull();
  });
});

const unrated: QuoteOption = JSON.parse(JSON.stringify({ ...base, onTimeRate: undefined })) as QuoteOption;

describe('an option in words', () => {
  const reading = {
    now: Date.parse('2025-11-25T15:42:00Z'),
    timeZone: 'America/Mexico_City',
    carriers: [],
    stateCode: 'MX-NLE',
  };
  test('says carrier, day, working days, share in time and every part of the price', () => {
    expect(quoteItem({ option: base, reason: 'recommended' }, reading)).toEqual({
      id: '["veloz-mx","Terrestre"]',
      carrier: 'Veloz MX',
      service: 'Terrestre',
      arrival: 'Viernes 28 nov',
      arrivalNote: '3 días hábiles',
      onTimeRate: 96,
      onTimeWhere: 'en Nuevo León',
      reason: 'recommended',
      total: 14_850,
      parcelCost: 13_000,
      insuranceCost: 1850,
      extraCharge: 0,
      extendedZone: 0,
    });
  });
  test('has no date where the carrier promises none', () => {
    const item = quoteItem({ option: { ...unrated, deadLine: null }, reason: null }, reading);
    expect(item.arrival).toBe('Sin fecha');
    expect(Object.keys(item)).not.toEqual(expect.arrayContaining(['arrivalNote']));
    expect(Object.keys(item)).not.toEqual(expect.arrayContaining(['onTimeRate']));
  });
});

describe('the step on show', () => {
  const ready = { route: true, parcel: true, option: true };
  test('is the one of the address, unless an earlier one still asks for something', () => {
    expect(stepOnShow('revisar', ready)).toBe('revisar');
    expect(stepOnShow('revisar', { ...ready, option: false })).toBe('cotizar');
    expect(stepOnShow('revisar', { ...ready, parcel: false })).toBe('cotizar');
    expect(stepOnShow('revisar', { ...ready, route: false })).toBe('origen');
  });
  test('is without one the first that still asks for something; the price is always asked (D331)', () => {
    expect(stepOnShow(null, ready)).toBe('cotizar');
    expect(stepOnShow(null, { ...ready, option: false })).toBe('cotizar');
    expect(stepOnShow(null, { ...ready, parcel: false })).toBe('paquete');
    expect(stepOnShow(null, { ...ready, route: false, parcel: false })).toBe('origen');
  });
  test('stays with the prices while the parcel beside them is being mended', () => {
    expect(stepOnShow('cotizar', { route: true, parcel: false, option: false })).toBe('cotizar');
  });
  test('has its neighbours', () => {
    expect([stepAfter('origen'), stepAfter('revisar')]).toEqual(['paquete', 'revisar']);
    expect([stepBefore('origen'), stepBefore('cotizar')]).toEqual([null, 'paquete']);
  });
});
