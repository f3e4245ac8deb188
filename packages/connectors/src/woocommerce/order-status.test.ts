import { mexicanStates } from '@trastienda/domain';
import { expect, test } from 'vitest';
import { effectOf, standingOf } from './order-status.ts';
import { wooStateCodes, wooStateOf } from './states.ts';

test.each([
  ['processing', 'take', 'take'],
  ['wc-processing', 'take', 'take'],
  ['completed', 'finish', 'finish'],
  ['cancelled', 'cancel', 'nothing'],
  ['refunded', 'cancel', 'nothing'],
  ['trash', 'cancel', 'nothing'],
  ['deleted', 'cancel', 'nothing'],
  ['pending', 'case', 'nothing'],
  ['failed', 'case', 'nothing'],
  ['on-hold', 'case', 'nothing'],
  ['checkout-draft', 'case', 'nothing'],
  ['enviado', 'nothing', 'nothing'],
  ['constructor', 'nothing', 'nothing'],
  ['', 'nothing', 'nothing'],
])('%j means %s for an order that is known here, and %s for another', (raw, known, unknown) => {
  expect(effectOf(standingOf(raw), { isKnown: true })).toBe(known);
  expect(effectOf(standingOf(raw), { isKnown: false })).toBe(unknown);
});

test('the 32 codes are the 32 states', () => {
  expect(new Set(wooStateCodes.map((code) => wooStateOf(code)?.key))).toEqual(
    new Set(mexicanStates.map((state) => state.key)),
  );
  // The two that other lists of codes have the other way round.
  expect(wooStateOf('CL')?.name).toBe('Colima');
  expect(wooStateOf('CO')?.name).toBe('Coahuila');
});

test.each([
  ['jalisco', 'MX-JAL'],
  ['MX-JAL', 'MX-JAL'],
  ['mx-ja', 'MX-JAL'],
  ['Nuevo Leon', 'MX-NLE'],
  ['TX', undefined],
  ['constructor', undefined],
  ['', undefined],
])('a state typed as %j', (text, key) => {
  expect(wooStateOf(text)?.key).toBe(key);
});
