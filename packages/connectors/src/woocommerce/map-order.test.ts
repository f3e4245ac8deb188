import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mapContext } from '../testing/map-context.ts';
import { recorded, recordedOrders, recordings } from '../testing/recordings.ts';
import type { MapContext } from './map-context.ts';
import { addsUp, isExactOf } from './map-lines.ts';
import { mapOrder } from './map-order.ts';
import type { MappedOrder } from './mapped-order.ts';
import { readOrder, readProduct, readRefunds, type WooProduct } from './schemas.ts';

function mapped(json: unknown, context: Partial<MapContext> = {}): MappedOrder {
  const order = readOrder(json);
  if (order === null) throw new Error('This is no order');
  return mapOrder(order, { ...mapContext, ...context });
}

const sumOf = (order: MappedOrder) =>
  order.lines.reduce((sum, line) => sum + line.amount, 0) + order.shipping + order.fees;
const kindsOf = (order: MappedOrder) => order.faults.map(({ kind }) => kind);

const products = new Map<number, WooProduct>();
for (const json of [recorded('products'), recorded('variations')].flat()) {
  const product = readProduct(json);
  if (product !== null) products.set(product.id, product);
}
const productOf = (productId: number, variationId: number) => products.get(variationId || productId);
const refundsOf28 = readRefunds(recorded('order-refunds-list'));

const order21 = recorded('order-processing-variation-coupon-tax') as Record<string, unknown>;

describe('the recordings of a real shop', () => {
  test('there are all of them', () => {
    expect(recordings.size).toBe(27);
    expect(recordedOrders).toHaveLength(37);
  });

  test.each(recordedOrders.map(({ at, body }) => [at, body] as const))(
    '%s is the total to the centavo',
    (_at, body) => {
      const order = mapped(body, { productOf, refunds: refundsOf28 });
      expect(kindsOf(order)).not.toContain('total_mismatch');
      expect(kindsOf(order)).not.toContain('unreadable_amount');
      expect(sumOf(order)).toBe(order.total);
      expect(order.total).toBe(Math.round(Number((body as { total: string }).total) * 100));
      for (const line of order.lines) expect(line.amount + line.discount).toBe(line.salePrice);
    },
  );

  test('an order with VAT, a coupon, a variation, shipping and a fee', () => {
    const order = mapped(order21, { productOf });
    expect(order).toMatchObject({
      externalId: '21',
      number: '21',
      standing: 'waiting',
      purchasedAt: '2026-11-23T02:56:29Z',
      paidAt: '2026-11-23T02:56:31Z',
      clientName: 'Jorge Ramírez Soto',
      clientEmail: 'jorge@example.com',
      total: 168_265,
      shipping: 11_484,
      fees: 4060,
      feeNames: ['Envoltura'],
      paymentMethod: 'Mercado Pago',
      needsShipping: true,
      faults: [],
      addressDoubts: [],
    });
    expect(order.address).toEqual({
      street: 'Av. Paseo de la Reforma',
      outdoorNumber: '222',
      interiorNumber: '4',
      suburb: 'Juárez',
      zipCode: '06600',
      city: 'Ciudad de México',
      borough: 'Cuauhtémoc',
      stateCode: 'MX-DIF',
      state: 'Ciudad de Mexico',
      betweenStreets: null,
      notes: 'Portón negro, entre Hamburgo y Londres',
      phoneNumber: '5512345678',
      addressee: 'Jorge Ramírez Soto',
    });
    expect(
      order.lines.map(({ id, name, amount, salePrice, size, isUsualSize }) => [
        id,
        name,
        amount,
        salePrice,
        size.weight,
        isUsualSize,
      ]),
    ).toEqual([
      ['wcL1-11-1', 'Camisa azul', 44_910, 49_900, 0.6, false],
      ['wcL1-11-2', 'Camisa azul', 44_910, 49_900, 0.6, false],
      ['wcL1-11-3', 'Camisa azul', 44_910, 49_900, 0.6, false],
      ['wcL1-12-1', 'Playera - M', 17_991, 19_990, 1, true],
    ]);
  });

  test('three pieces for 116.00 lose no centavo', () => {
    expect(mapped(recorded('order-three-for-100')).lines.map((line) => line.amount)).toEqual([
      3867, 3867, 3866,
    ]);
  });

  test('an order without a shipping address goes to that of billing', () => {
    const { address } = mapped(recorded('order-billing-address-only'));
    expect([address.street, address.suburb, address.addressee]).toEqual([
      'Av. Paseo de la Reforma',
      'Juárez',
      'Jorge Ramírez Soto',
    ]);
  });

  test('a refund takes back the last piece, and says how much', () => {
    const order = mapped(recorded('order-partly-refunded'), { refunds: refundsOf28 });
    expect(order.lines.map((line) => line.isRefunded)).toEqual([false, true]);
    expect(order.refunded).toBe(49_900);
    expect(order.faults).toEqual([]);
    expect(kindsOf(mapped(recorded('order-partly-refunded')))).toEqual(['refund_mismatch']);
  });

  test('another currency, another country and a course are cases', () => {
    expect(mapped(recorded('order-usd-abroad')).faults).toEqual([
      { kind: 'other_currency', currency: 'USD' },
      { kind: 'other_country', country: 'US' },
    ]);
    // The shop says that a course still is to be processed: it is known by its product.
    expect(kindsOf(mapped(recorded('order-virtual-only'), { productOf }))).toEqual(['nothing_to_ship']);
    expect(kindsOf(mapped(recorded('order-virtual-only')))).toEqual([]);
  });

  test('the trash and a deletion are cancellations', () => {
    expect(mapped(recorded('order-trashed')).standing).toBe('cancelled');
    expect(mapped(recorded('order-on-hold-transfer')).standing).toBe('unpaid');
  });
});

const item = (order21['line_items'] as Record<string, unknown>[])[0] ?? {};
const withLine = (line: Record<string, unknown>, total = '1347.30') => ({
  ...order21,
  line_items: [{ ...item, ...line }],
  shipping_total: '0.00',
  shipping_tax: '0.00',
  fee_lines: [],
  total,
});

describe('what no merchant could send as it is becomes a case', () => {
  test.each([
    ['quantity 0', withLine({ quantity: 0 }), ['bad_quantity']],
    ['quantity 1.5', withLine({ quantity: 1.5 }), ['bad_quantity']],
    ['a quantity in words', withLine({ quantity: 'tres' }), ['bad_quantity']],
    ['no lines', { ...order21, line_items: [], total: '155.44' }, ['no_lines']],
    ['a centavo too much', withLine({}, '1347.31'), ['total_mismatch']],
    ['an amount with a comma', withLine({ total: '1,161.47' }), ['unreadable_amount', 'total_mismatch']],
    ['no total', withLine({}, ''), ['unreadable_amount', 'total_mismatch']],
    ['1,001 pieces', withLine({ quantity: 1001 }), ['too_many_pieces']],
    ['a billion pieces', withLine({ quantity: 1e9 }), ['too_many_pieces']],
    ['a name of 4,000 letters', withLine({ name: 'a'.repeat(4000) }), ['too_long']],
    ['an address of 4,000 letters', { ...order21, shipping: { address_1: 'a'.repeat(4000) } }, ['too_long']],
    ['downloads alone', { ...order21, needs_processing: false }, ['nothing_to_ship']],
  ])('%s', (_name, json, kinds) => {
    expect(kindsOf(mapped(json))).toEqual(kinds);
  });

  test('1,000 pieces are no case, and are a thousand lines', () => {
    const order = mapped(withLine({ quantity: 1000 }));
    expect([order.faults, order.lines.length, sumOf(order)]).toEqual([[], 1000, 134_730]);
  });

  test('the difference says which way', () => {
    expect(mapped(withLine({}, '1347.00')).faults).toEqual([{ kind: 'total_mismatch', difference: 30 }]);
  });

  test('a deleted product, an emoji and entities are an order like another', () => {
    const order = mapped(
      withLine({ product_id: 0, sku: null, name: 'Caf&eacute; &amp; <b>Té</b> 🫖', quantity: '3' }),
    );
    expect(order.faults).toEqual([]);
    expect(order.lines[0]).toMatchObject({
      name: 'Caf&eacute; & Té 🫖',
      productId: null,
      sku: '',
      isUsualSize: true,
    });
  });
});

describe('addresses', () => {
  const to = (shipping: Record<string, string>, rest: Record<string, unknown> = {}) =>
    mapped({
      ...order21,
      customer_note: '',
      shipping: { address_1: 'Niza 12', postcode: '06600', state: 'DF', country: 'MX', ...shipping },
      ...rest,
    });

  test.each([
    ['Col. Juárez', 'Juárez', null],
    ['colonia juarez', 'Juárez', null],
    ['JUAREZ', 'Juárez', null],
    ['Int. 4, Col. Juárez', 'Juárez', 'Int. 4'],
    ['Col. Roma', null, 'Col. Roma'],
    ['Depto 5', null, 'Depto 5'],
  ])('the second line %j', (address_2, suburb, notes) => {
    const { address } = to({ address_2 });
    expect([address.suburb, address.notes]).toEqual([suburb, notes]);
  });

  test('a colonia behind the street leaves it', () => {
    const { address } = to({ address_1: 'Niza 12, Col. Juárez' });
    expect([address.street, address.outdoorNumber, address.suburb]).toEqual(['Niza', '12', 'Juárez']);
  });

  test('a colonia of a code that the catalogue has not is believed when it says so', () => {
    const { address, addressDoubts } = to({ postcode: '99998', state: 'ZA', address_2: 'Col. Las Flores' });
    expect([address.suburb, addressDoubts]).toEqual(['Las Flores', ['unknown_postal_code']]);
  });

  test('a code that lost its zero, a wrong state, a phone of elsewhere', () => {
    const order = to({ postcode: '6600', state: 'JA', address_2: 'Juárez', phone: '+1 512 555 0100 9' });
    expect(order.address).toMatchObject({
      zipCode: '06600',
      stateCode: 'MX-JAL',
      notes: 'Tel. +1 512 555 0100 9',
    });
    expect(order.addressDoubts).toEqual(['state_differs', 'bad_phone']);
  });

  test('a company is in the notes beside a person, and the addressee without one', () => {
    expect(to({ company: 'Telas SA', first_name: 'Ana' }).address).toMatchObject({
      addressee: 'Ana',
      notes: 'Telas SA',
    });
    expect(to({ company: 'Telas SA' }).address).toMatchObject({ addressee: 'Telas SA', notes: null });
  });

  test('a second shop has its letters before the number', () => {
    expect(mapped(order21, { prefix: 'MX' }).number).toBe('MX-21');
    expect(mapped({ ...order21, number: 'A-2026-7' }).number).toBe('A-2026-7');
  });
});

const centavosText = (centavos: number, decimals: number) => {
  const sign = centavos < 0 ? '-' : '';
  const text = String(Math.abs(centavos)).padStart(decimals + 1, '0');
  return decimals === 0 ? sign + text : `${sign}${text.slice(0, -decimals)}.${text.slice(-decimals)}`;
};

describe('laws', () => {
  test('whatever a shop sends becomes an order', () => {
    const field = fc.oneof(
      fc.jsonValue(),
      fc.string({ unit: 'binary' }),
      fc.constantFrom('-1.5', '1e3', 'NaN', '00000', '&#55296;', '\uD800', 9e99, [], {}, null),
    );
    const keys = Object.keys(order21);
    const changes = fc.dictionary(fc.constantFrom(...keys.filter((key) => key !== 'id')), field);
    const lines = fc.array(fc.dictionary(fc.constantFrom(...Object.keys(item), 'id'), field), {
      maxLength: 3,
    });
    fc.assert(
      fc.property(changes, lines, fc.boolean(), (changed, extra, isWithLines) => {
        const json = {
          ...order21,
          ...changed,
          ...(isWithLines ? { line_items: extra.map((one, at) => ({ ...item, id: at + 1, ...one })) } : {}),
        };
        const order = mapped(json);
        if (order.faults.length === 0) expect(sumOf(order)).toBe(order.total);
        for (const line of order.lines) expect(Number.isSafeInteger(line.amount)).toBe(true);
        for (const sum of [order.total, order.shipping, order.fees, order.discount, order.refunded])
          expect(Number.isSafeInteger(sum)).toBe(true);
        // Neither of them fits into a database.
        expect(JSON.stringify(order)).not.toMatch(/\\u0000|\\ud[89a-f]/i);
      }),
      { numRuns: 1000 },
    );
  });

  test('money adds up, in whole centavos and in fractions of them', () => {
    const amount = fc.integer({ min: -5_000_000, max: 50_000_000 });
    const line = fc.record({
      quantity: fc.integer({ min: 1, max: 50 }),
      total: amount,
      tax: amount,
      off: fc.nat(1_000_000),
    });
    fc.assert(
      fc.property(
        fc.array(line, { minLength: 1, maxLength: 8 }),
        amount,
        fc.array(amount, { maxLength: 3 }),
        fc.constantFrom(0, 2, 4, 6),
        (lines, shipping, fees, decimals) => {
          const parts = [...lines.flatMap(({ total, tax }) => [total, tax]), shipping, ...fees];
          const exact = parts.reduce((sum, part) => sum + part, 0);
          const text = (whole: number) => centavosText(whole, decimals);
          const json = {
            ...order21,
            line_items: lines.map(({ quantity, total, tax, off }, at) => ({
              ...item,
              id: at + 1,
              quantity,
              total: text(total),
              total_tax: text(tax),
              subtotal: text(total + off),
              subtotal_tax: text(tax),
            })),
            shipping_total: text(shipping),
            shipping_tax: '',
            fee_lines: fees.map((fee) => ({ total: text(fee), total_tax: null })),
            total: text(exact),
          };
          const order = mapped(json);
          expect(order.faults).toEqual([]);
          expect(sumOf(order)).toBe(order.total);
          // Pieces of one line differ by one centavo at most.
          for (const [at] of lines.entries()) {
            const paid = order.lines.filter((one) => one.itemId === at + 1).map((one) => one.amount);
            expect(Math.max(...paid) - Math.min(...paid)).toBeLessThanOrEqual(1);
          }
          for (const one of order.lines) expect(one.discount).toBeGreaterThanOrEqual(0);
        },
      ),
      { numRuns: 300 },
    );
  });

  test('a total that is not the sum is always a fault', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -200_000, max: 200_000 }).filter((off) => off !== 0),
        (off) => {
          expect(kindsOf(mapped(withLine({}, centavosText(134_730 + off, 2))))).toEqual(['total_mismatch']);
        },
      ),
    );
  });

  test('a shop that rounds at the subtotal is settled by its own decimals, and by nothing else', () => {
    const micro = (amount: bigint, decimals: 2 | 6) => {
      const unit = 10n ** BigInt(6 - decimals);
      const rounded = (amount + unit / 2n) / unit;
      const digits = rounded.toString().padStart(decimals + 1, '0');
      return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
    };
    const anyAmount = fc.bigInt({ min: 0n, max: 90_000_000_000n });
    const anyLine = fc.record({ total: anyAmount, tax: anyAmount, quantity: fc.integer({ min: 1, max: 6 }) });
    let settled = 0;
    fc.assert(
      fc.property(
        fc.array(anyLine, { minLength: 1, maxLength: 9 }),
        anyAmount,
        fc.constantFrom(0n, 0n, 0n, 10_000n, -20_000n),
        (lines, shipping, off) => {
          const sum = lines.reduce((all, { total, tax }) => all + total + tax, shipping) + off;
          const shown = (decimals: 2 | 6) => ({
            ...order21,
            line_items: lines.map(({ total, tax, quantity }, at) => ({
              id: at + 1,
              quantity,
              total: micro(total, decimals),
              total_tax: micro(tax, decimals),
              subtotal: micro(total, decimals),
              subtotal_tax: micro(tax, decimals),
            })),
            shipping_total: micro(shipping, decimals),
            shipping_tax: '',
            fee_lines: [],
            // The order's own total has whole centavos.
            total: micro(sum < 0n ? 0n : sum, 2),
          });
          const [order, exact] = [readOrder(shown(2)), readOrder(shown(6))];
          if (order === null || exact === null) throw new Error('These are orders');
          expect(isExactOf(exact, order)).toBe(off === 0n);
          if (off !== 0n) return;
          settled += Number(!addsUp(order));
          const one = mapped(shown(6));
          expect(one.faults).toEqual([]);
          expect(sumOf(one)).toBe(one.total);
          expect(one.total).toBe(mapped(shown(2)).total);
          // An order that changed meanwhile, or has another total or other pieces, is no answer to what was asked.
          const others = [
            { date_modified_gmt: '2030-01-01T00:00:00' },
            { status: 'cancelled' },
            { id: 4711 },
            { total: micro(sum + 10_000n, 2) },
            { line_items: shown(6).line_items.slice(1) },
          ];
          for (const other of others) {
            const changed = readOrder({ ...shown(6), ...other });
            expect(changed !== null && isExactOf(changed, order)).toBe(false);
          }
        },
      ),
      { numRuns: 300 },
    );
    expect(settled).toBeGreaterThan(50);
  });
});
