import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { centavos } from '../../money/centavos.ts';
import {
  differenceCauses,
  explainDifference,
  isDifference,
  type PaidParts,
  UNPAID_AFTER_DAYS,
} from './explain-difference.ts';
import { type NetOfSale, netOfSale } from './net-of-sale.ts';
import { expectedPayDay, nextExpectedDeposit, payWeekOf } from './pay-day.ts';
import { baseOf, withheld, withholdingRates, withholdsTaxes } from './withheld.ts';

const anyAmount = fc.nat(1e9).map(centavos);
const anySigned = fc.integer({ min: -1e9, max: 1e9 }).map(centavos);
const RUNS = { numRuns: 10_000 };
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

describe('what a platform withholds (D314)', () => {
  const from = { day: '2026-01-15', hasRfc: true, person: 'fisica' } as const;
  const sale = centavos(225_700);

  test('is of the price without VAT, and half of the VAT', () => {
    expect(withheld(sale, from)).toEqual({
      base: 194_569,
      vat: 31_131,
      isr: 4864,
      iva: 15_566,
      rate: { isr: 2.5, iva: 50, since: '2026-01-01' },
    });
  });

  test('agrees with a certificate that a platform gave: 188.63 without VAT, 2 % and half of 30.18', () => {
    const rates = [{ ...withholdingRates[0]!, since: '2020-06-01', fisica: { isr: 2, iva: 50 } }];
    expect(withheld(centavos(21_881), { ...from, day: '2020-07-01' }, rates)).toMatchObject({
      base: 18_863,
      vat: 3018,
      isr: 377,
      iva: 1509,
    });
  });

  test.each([
    ['2020-12-31', true, 'fisica', 0, 0, null],
    ['2021-01-01', true, 'fisica', 1946, 15_566, '2021-01-01'],
    ['2025-12-31', true, 'fisica', 1946, 15_566, '2021-01-01'],
    ['2025-12-31', true, 'moral', 0, 0, '2021-01-01'],
    ['2025-12-31', true, null, 0, 0, null],
    ['2026-01-01', true, 'moral', 4864, 15_566, '2026-01-01'],
    ['2026-01-01', true, null, 4864, 15_566, '2026-01-01'],
    ['2026-01-01', false, null, 38_914, 31_131, '2026-01-01'],
  ] as const)('on %s, with an RFC %s, of a person %s', (day, hasRfc, person, isr, iva, since) => {
    const taken = withheld(sale, { day, hasRfc, person });
    expect([taken.isr, taken.iva, taken.rate?.since ?? null]).toEqual([isr, iva, since]);
  });

  test('of persons alone that differ in one of the two nothing is known either', () => {
    const [row] = withholdingRates;
    const rates = [{ ...row!, moral: { isr: 1, iva: 0 } }];
    expect(withheld(sale, { day: '2022-01-01', hasRfc: true, person: null }, rates).rate).toBeNull();
  });

  test('of two rows for one day the later in the list counts, whatever their order', () => {
    const corrected = [...withholdingRates, { ...withholdingRates[1]!, fisica: { isr: 3, iva: 50 } }];
    expect(withheld(sale, from, corrected).isr).toBe(5837);
    expect(withheld(sale, from, withholdingRates.toReversed()).isr).toBe(4864);
  });

  test('by the channels that pay for what they sell', () => {
    const all = ['CS', 'SR', 'SN', 'SP', 'SH', 'ML', 'PG', 'TP', 'WC', 'AE', 'XX'];
    expect(all.filter(withholdsTaxes)).toEqual(['CS', 'SR', 'SN', 'SH', 'ML', 'TP', 'AE']);
  });

  it('base and VAT are the sale; the base is right to half a centavo', () => {
    fc.assert(
      fc.property(anySigned, (amount) => {
        const { base, vat } = withheld(amount, from);
        expect(base + vat).toBe(amount);
        expect(Math.abs(base * 116 - amount * 100)).toBeLessThanOrEqual(58);
        expect(baseOf(centavos(-amount)) + base).toBe(0);
      }),
      RUNS,
    );
  });

  it('reckoned by piece it differs from the whole order by half a centavo a piece at most', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(1e7).map(centavos), { minLength: 1, maxLength: 9 }), (pieces) => {
        const whole = withheld(centavos(sum(pieces)), from);
        const apart = pieces.map((piece) => withheld(piece, from));
        for (const name of ['base', 'isr', 'iva'] as const) {
          const difference = Math.abs(whole[name] - sum(apart.map((one) => one[name])));
          // Base and tax are each rounded.
          expect(difference).toBeLessThanOrEqual(pieces.length + 1);
        }
      }),
      RUNS,
    );
  });
});

describe('what a sale leaves', () => {
  it('its parts add up to it', () => {
    fc.assert(
      fc.property(
        anyAmount,
        anyAmount,
        anyAmount,
        anyAmount,
        anySigned,
        (sale, commission, isr, guides, others) => {
          const net = netOfSale({ sale, commission, isr, iva: isr, guides, others });
          expect(net.net + commission + 2 * isr + guides - others).toBe(sale);
          expect(netOfSale({ sale, commission, isr, iva: isr, guides }).net).toBe(net.net - others);
        },
      ),
      RUNS,
    );
  });
});

describe('why less was paid (D315)', () => {
  const zero = centavos(0);
  const expected = netOfSale({
    sale: centavos(225_700),
    commission: centavos(33_855),
    isr: centavos(4864),
    iva: centavos(15_566),
    guides: centavos(14_850),
  });
  const { sale, commission, isr, iva, guides } = expected;
  const asExpected: PaidParts = {
    sale,
    commission,
    isr,
    iva,
    guides,
    returns: zero,
    adjustments: zero,
    again: zero,
  };
  const facts = { pieces: 2, returned: 0, daysDue: 10 };
  const told = (paid: Partial<PaidParts>, more = {}, of: NetOfSale = expected) =>
    explainDifference(of, { ...asExpected, ...paid }, { ...facts, ...more });

  test('paid as expected there is none', () => {
    expect(told({})).toEqual([]);
  });

  test.each<[string, Partial<PaidParts>, string, number, object?]>([
    ['doble_pago', { again: expected.net }, 'Lo pagaron dos veces', -156_565],
    ['devolucion', { returns: centavos(5000) }, 'Descontaron una devolución y ninguna pieza volvió', 5000],
    [
      'devolucion',
      { returns: centavos(5000) },
      'Descontaron la devolución de 1 pieza',
      5000,
      { returned: 1 },
    ],
    [
      'devolucion',
      { returns: centavos(5000) },
      'Descontaron la devolución de 2 piezas',
      5000,
      { returned: 2 },
    ],
    ['comision', { commission: centavos(38_369) }, 'Cobraron 17 % en vez de 15 %', 4514],
    ['comision', { commission: centavos(33_900) }, 'Cobraron de comisión $339.00 en vez de $338.55', 45],
    ['retencion', { isr: centavos(5864) }, 'Retuvieron $214.30 en vez de $204.30', 1000],
    ['guia', { guides: centavos(20_000) }, 'Cobraron de guía $200.00 en vez de $148.50', 5150],
    ['ajuste', { adjustments: centavos(-990) }, 'El canal hizo un ajuste', 990],
    ['ajuste', { sale: centavos(225_000) }, 'Pagaron de venta $2,250.00 en vez de $2,257.00', 700],
    ['redondeo', { commission: centavos(33_857) }, 'Centavos de redondeo', 2],
  ])('%s is named, with its amount', (cause, paid, note, amount, more) => {
    expect(told(paid, more)).toEqual([{ cause, amount, note }]);
  });

  test('a guide that nobody foresaw says so', () => {
    const free = netOfSale({ sale, commission, isr, iva, guides: zero });
    expect(told({ guides }, {}, free)).toEqual([
      { cause: 'guia', amount: 14_850, note: 'Cobraron una guía que no esperabas' },
    ]);
  });

  test('without a sale a commission is told in pesos', () => {
    const nothing = netOfSale({ sale: zero, commission: zero, isr: zero, iva: zero, guides: zero });
    expect(told({ ...nothing, commission: centavos(500) }, {}, nothing)).toEqual([
      { cause: 'comision', amount: 500, note: 'Cobraron de comisión $5.00 en vez de $0.00' },
    ]);
    expect(told({ ...nothing, sale: centavos(100), commission: centavos(500) }, {}, nothing)[0]?.note).toBe(
      'Cobraron de comisión $5.00 en vez de $0.00',
    );
  });

  test('a centavo a piece and concept is rounding, shown and no difference', () => {
    const causes = told({ commission: centavos(33_857), isr: centavos(4868), sale: centavos(225_699) });
    expect(causes).toEqual([{ cause: 'redondeo', amount: 7, note: 'Centavos de redondeo' }]);
    expect(isDifference(causes)).toBe(false);
    expect(isDifference(told({ commission: centavos(33_858) }))).toBe(true);
  });

  test('not paid is a difference thirty days after it could have been', () => {
    const unpaid = (daysDue: number | null, of = expected) =>
      explainDifference(of, null, { ...facts, daysDue });
    expect(unpaid(null)).toEqual([]);
    expect(unpaid(UNPAID_AFTER_DAYS)).toEqual([]);
    expect(unpaid(31)).toEqual([
      { cause: 'sin_pagar', amount: 156_565, note: 'Pasaron 31 días y nadie lo pagó' },
    ]);
    const nothing = netOfSale({ sale: zero, commission: zero, isr: zero, iva: zero, guides: zero });
    expect(unpaid(90, nothing)).toEqual([]);
  });

  it('the causes come in their order, none of 0, and add up to expected less paid', () => {
    const parts = fc.record({
      sale: anyAmount,
      commission: anyAmount,
      isr: anyAmount,
      iva: anyAmount,
      guides: anyAmount,
    });
    const near = fc.constantFrom(0, 1, -1, 3, 100, -5000);
    fc.assert(
      fc.property(
        parts,
        anySigned,
        fc.record({ returns: anyAmount, adjustments: anySigned, again: anySigned }),
        fc.record({ pieces: fc.integer({ min: 1, max: 9 }), returned: fc.nat(3) }),
        fc.array(near, { minLength: 5, maxLength: 5 }),
        (given, others, rest, counts, steps) => {
          const of = netOfSale({ ...given, others });
          const moved = Object.fromEntries(
            Object.entries(given).map(([name, amount], at) => [name, centavos(amount + (steps[at] ?? 0))]),
          ) as typeof given;
          const causes = explainDifference(of, { ...moved, ...rest }, { ...counts, daysDue: null });
          const paid = netOfSale({ ...moved, others: rest.adjustments }).net - rest.returns + rest.again;
          expect(sum(causes.map(({ amount }) => amount))).toBe(of.net - paid);
          expect(causes.every(({ amount, note }) => amount !== 0 && note.length > 0)).toBe(true);
          const order = causes.map(({ cause }) => differenceCauses.indexOf(cause));
          expect(order).toEqual(order.toSorted((a, b) => a - b));
        },
      ),
      RUNS,
    );
  });
});

describe('the week of a deposit', () => {
  it('holds its day, begins on a Monday, and is paid on the Wednesday after', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2019-01-01'), max: new Date('2031-12-31'), noInvalidDate: true }),
        (date) => {
          const day = date.toISOString().slice(0, 10);
          const { first, last, payDay } = payWeekOf(day);
          expect(first <= day && day <= last && last < payDay).toBe(true);
          const weekday = (text: string) => new Date(`${text}T00:00:00Z`).getUTCDay();
          expect([first, last, payDay].map(weekday)).toEqual([1, 0, 3]);
          expect(payWeekOf(first)).toEqual(payWeekOf(last));
        },
      ),
    );
  });
});

describe('the deposit that comes next', () => {
  const anyDay = fc
    .date({ min: new Date('2019-01-01'), max: new Date('2031-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  const owed = (payableOn: string, amount: number) => ({ payableOn, amount: centavos(amount) });

  it('is a Wednesday that is not past, the first of them after the week', () => {
    fc.assert(
      fc.property(anyDay, anyDay, (payableOn, today) => {
        const day = expectedPayDay(payableOn, today);
        const { payDay } = payWeekOf(payableOn);
        expect(new Date(`${day}T00:00:00Z`).getUTCDay()).toBe(3);
        expect(day >= today && day >= payDay).toBe(true);
        if (day !== payDay) expect((Date.parse(day) - Date.parse(today)) / 86_400_000).toBeLessThan(7);
      }),
    );
  });

  it('is the earliest day of all that is owed, with all that is due on it, what nobody paid in time too', () => {
    const today = '2025-11-27';
    expect(
      nextExpectedDeposit(
        [owed('2025-11-25', 10_000), owed('2025-11-12', 500), owed('2025-12-01', 7_000)],
        today,
      ),
    ).toEqual({ payDay: '2025-12-03', amount: 10_500 });
    expect(nextExpectedDeposit([owed('2025-12-01', 7_000)], today)).toEqual({
      payDay: '2025-12-10',
      amount: 7_000,
    });
    expect(nextExpectedDeposit([], today)).toBeNull();
  });
});
