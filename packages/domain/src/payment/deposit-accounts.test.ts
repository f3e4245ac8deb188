import { clabe as oracle } from 'clabe-validator';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { banks } from './banks.ts';
import { bankFitsClabe } from './bank-fits-clabe.ts';
import { clabeHoldMs, depositAccountsAt, depositsFrom } from './deposit-accounts.ts';
import { maskClabe } from './mask-clabe.ts';
import { validateClabe } from './validate-clabe.ts';

const stem = fc.stringMatching(/^\d{17}$/u);
const withControlDigit = (text: string) => `${text}${oracle.computeChecksum(text)}`;

describe('a bank and a CLABE', () => {
  it('fit where the CLABE begins with the code of the bank, and with no other', () => {
    fc.assert(
      fc.property(stem, fc.constantFrom(...banks.map(({ code }) => code)), (text, code) => {
        const clabe = withControlDigit(text);
        expect(bankFitsClabe(clabe.slice(0, 3), clabe)).toEqual(validateClabe(clabe));
        const read = bankFitsClabe(code, clabe);
        expect(read.ok ? 'fits' : read.error.code).toBe(clabe.startsWith(code) ? 'fits' : 'other_bank');
      }),
    );
  });

  test('of which nobody knows the bank is told as that of another one', () => {
    expect(bankFitsClabe('012', withControlDigit('72218000001183597'))).toEqual({
      ok: false,
      error: { code: 'other_bank', message: 'Esa CLABE es de otro banco, no del banco que elegiste' },
    });
    expect(bankFitsClabe(null, '012320001234567895')).toMatchObject({ error: { code: 'other_bank' } });
  });

  test('that is no CLABE has the fault of the CLABE', () => {
    expect(bankFitsClabe('012', '01232000123456789')).toMatchObject({ error: { code: 'length' } });
  });
});

describe('the number of a card', () => {
  test.each(['4111 1111 1111 1111', '5555-5555-5555-4444', '4152313412345675'])(
    '%s is told as such',
    (text) => {
      expect(validateClabe(text)).toEqual({
        ok: false,
        error: {
          code: 'card_number',
          message: 'Ese es el número de tu tarjeta. La CLABE lleva 18 dígitos',
        },
      });
    },
  );

  it('is one in ten of what has 16 digits; the rest is too short', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{15}$/u), (text) => {
        const codes = '0123456789'.split('').map((digit) => {
          const read = validateClabe(text + digit);
          return read.ok ? 'ok' : read.error.code;
        });
        expect(codes.toSorted()).toEqual(['card_number', ...Array.from({ length: 9 }, () => 'length')]);
      }),
    );
  });
});

describe('an account as others see it', () => {
  it('never shows more than its last four digits', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{0,20}$/u), (text) => {
        const shown = maskClabe(text).replace(/[^\d]/gu, '');
        expect(shown).toBe(text.length < 4 ? '' : text.slice(-4));
      }),
    );
    expect(maskClabe(null)).toBe('••••');
  });
});

describe('where deposits go (D247)', () => {
  const start = Date.parse('2025-01-15T18:00:00Z');
  const iso = (ms: number) => new Date(start + ms).toISOString();

  test('is the first account at once, another one after 48 hours, and the same one at once', () => {
    expect(depositsFrom({ current: null, clabe: 'A', now: start })).toBe(iso(0));
    expect(depositsFrom({ current: 'A', clabe: 'A', now: start })).toBe(iso(0));
    expect(depositsFrom({ current: 'A', clabe: 'B', now: start })).toBe(iso(48 * 3_600_000));
  });

  test('is the old account until the last millisecond of the hold', () => {
    const accounts = [
      { clabe: 'A', from: iso(-clabeHoldMs) },
      { clabe: 'B', from: iso(0) },
    ];
    const [a, b] = accounts;
    expect(depositAccountsAt(accounts, start - 1)).toEqual({
      current: a,
      since: iso(-clabeHoldMs),
      pending: b,
      previous: [],
    });
    expect(depositAccountsAt(accounts, start)).toEqual({
      current: b,
      since: iso(0),
      pending: null,
      previous: [a],
    });
  });

  test('is never an account that was taken back', () => {
    const accounts = [
      { clabe: 'A', from: iso(-1) },
      { clabe: 'B', from: iso(0), withdrawnAt: iso(-1) },
    ];
    expect(depositAccountsAt(accounts, start + clabeHoldMs)).toEqual({
      current: accounts[0],
      since: iso(-1),
      pending: null,
      previous: [],
    });
    expect(depositAccountsAt([], start)).toEqual({
      current: null,
      since: null,
      pending: null,
      previous: [],
    });
  });

  test('is told since its CLABE began, not since another holder was written', () => {
    const accounts = [
      { clabe: 'A', from: iso(-3) },
      { clabe: 'B', from: iso(-2) },
      { clabe: 'B', from: iso(-1) },
    ];
    expect(depositAccountsAt(accounts, start).since).toBe(iso(-2));
  });

  it('moves only once what was asked for has been held for 48 hours, whatever was asked for before', () => {
    const step = fc.record({
      clabe: fc.constantFrom('A', 'B', 'C'),
      wait: fc.integer({ min: 1, max: 2 * clabeHoldMs }),
    });
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 8 }), fc.nat(clabeHoldMs), (steps, later) => {
        type Account = { clabe: string; from: string; withdrawnAt: string | null; askedAt: number };
        const accounts: Account[] = [];
        let now = start;
        for (const { clabe, wait } of steps) {
          now += wait;
          const { current, pending } = depositAccountsAt(accounts, now);
          if (pending) pending.withdrawnAt = new Date(now).toISOString();
          const from = depositsFrom({ current: current?.clabe ?? null, clabe, now });
          accounts.push({ clabe, from, withdrawnAt: null, askedAt: now });
          const after = depositAccountsAt(accounts, now);
          // Nothing moves at the moment of asking, save for a store without an account.
          if (current) expect(after.current?.clabe).toBe(current.clabe);
        }
        const end = now + later;
        const { current, pending, previous } = depositAccountsAt(accounts, end);
        const first = accounts[0];
        const before = previous.map(({ clabe }) => clabe);
        expect(new Set(before).size).toBe(before.length);
        expect(before).not.toContain(current?.clabe);
        for (const held of [current, ...previous]) {
          const isHeld = held !== null && end - held.askedAt >= clabeHoldMs;
          const stood = accounts.some((account) => account !== held && account.clabe === held?.clabe);
          expect(isHeld || held === first || stood).toBe(true);
        }
        if (pending) expect(end - pending.askedAt).toBeLessThan(clabeHoldMs);
      }),
    );
  });
});
