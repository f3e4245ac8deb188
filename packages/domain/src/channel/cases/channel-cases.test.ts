import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { statusFamilies } from '../../order/status/status-families.ts';
import { caseCauses, caseCauseTitled, caseTitle } from './case-causes.ts';
import { caseDecisions, caseWays, isWayOf } from './case-ways.ts';
import { type CaseFacts, caseHave, caseSays } from './case-words.ts';
import { orderFaultSentence } from './order-fault-sentence.ts';

const text = fc.string({ unit: 'grapheme', maxLength: 40 });
const fault = fc.record(
  {
    kind: fc.oneof(
      text,
      fc.constantFrom('other_currency', 'other_country', 'total_mismatch', 'bad_quantity', 'constructor'),
    ),
    currency: text,
    country: text,
    quantity: text,
    pieces: fc.integer(),
    difference: fc.integer(),
    field: fc.oneof(text, fc.constantFrom('name', 'notes', '__proto__')),
  },
  { requiredKeys: ['kind'] },
);
const facts: fc.Arbitrary<CaseFacts> = fc.record({
  cause: fc.constantFrom(...caseCauses),
  shop: fc.record({
    status: text,
    address: fc.option(text),
    pieces: fc.array(fc.record({ name: text, quantity: text }), { maxLength: 6 }),
  }),
  faults: fc.array(fault, { maxLength: 3 }),
  affected: fc.nat(9),
  order: fc.option(
    fc.record({
      status: fc.oneof(fc.constantFrom(...statusFamilies), text),
      guides: fc.array(text, { maxLength: 3 }),
      address: fc.option(text),
    }),
  ),
});

describe('a case of a shop’s order', () => {
  it('says in whole sentences what happened, whatever the shop sent', () => {
    fc.assert(
      fc.property(facts, (given) => {
        for (const sentence of [caseSays(given), caseHave(given)]) {
          expect(sentence).toMatch(/^.+\.$/su);
          expect(sentence).not.toMatch(/undefined|null|NaN/u);
        }
        expect(caseTitle(given.cause)).not.toBe('');
      }),
    );
  });

  it('has two ways out, of which at most the first moves money or cancels what was taken over', () => {
    fc.assert(
      fc.property(facts, ({ cause, order }) => {
        const [first, second] = caseWays({ cause, order });
        expect(first.decision).not.toBe(second.decision);
        expect(first.label).not.toBe(second.label);
        // A consequence that takes something away is asked for once more.
        for (const { consequence, asks } of [first, second])
          if (/[Ss]e cancelan?\b|queda cancelado|quedan canceladas/u.test(consequence))
            expect(asks).toBe(true);
        if (second.asks) expect(second.decision).toBe('descartar');
        for (const decision of caseDecisions)
          expect(isWayOf(cause, decision)).toBe([first.decision, second.decision].includes(decision));
      }),
    );
  });

  it('names the guides that go with it', () => {
    const labels = ([guides]: [string[]]) =>
      caseWays({ cause: 'cancelado_tarde', order: { guides } })[0].label;
    expect([[], ['A'], ['A', 'B']].map((guides) => labels([guides]))).toEqual([
      'Cancelar pedido',
      'Cancelar guía y pedido',
      'Cancelar guías y pedido',
    ]);
  });

  test.each([
    ['processing', '«Procesando»'],
    [' Trash ', '«En la papelera»'],
    ['por-surtir', '«por-surtir»'],
    ['__proto__', '«__proto__»'],
    ['', 'sin estado'],
  ])('a shop’s %j reads %s, as the shop calls it', (status, words) => {
    const shop = { status, address: null, pieces: [] };
    expect(caseSays({ cause: 'sin_pago', shop, faults: [], affected: 0, order: null })).toBe(
      `El pedido está ${words}.`,
    );
  });

  it('is found again by its title, and no other words are one', () => {
    expect(caseCauses.map((cause) => caseCauseTitled(caseTitle(cause)))).toEqual(caseCauses);
    expect(caseCauseTitled('Algo más')).toBeUndefined();
  });

  it('tells how much an order’s parts are off', () => {
    expect(orderFaultSentence({ kind: 'total_mismatch', difference: -150 })).toBe(
      'Sus importes suman $1.50 menos que su total',
    );
    expect(orderFaultSentence({ kind: 'toString' })).toBe('Tiene un dato que no se puede leer');
  });
});
