import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { currentStoreId, isInvalidSession, ownershipRetries } from './access.ts';
import { newSessionId } from './new-session-id.ts';

describe('the session id', () => {
  test('is a random 19-digit number, as text (S9.16)', () => {
    expect(newSessionId(() => 0)).toBe('1000000000000000000');
    expect(newSessionId(() => 0.9999999)).toBe('9999999999999999999');
    expect(newSessionId(() => 0.5)).toBe('5555555555555555555');
    const digits = [0.11, 0.2, 0.3];
    expect(newSessionId(() => digits.shift() ?? 0)).toBe('1230000000000000000');
  });

  test('stays one for a source that misbehaves', () => {
    expect(newSessionId(() => 1)).toBe('9999999999999999999');
    expect(newSessionId(() => -1)).toBe('1000000000000000000');
    expect(newSessionId(() => Number.NaN)).toBe('1000000000000000000');
  });

  it('has 19 digits and no leading zero, whatever the source gives', () => {
    fc.assert(
      fc.property(fc.array(fc.double(), { minLength: 19, maxLength: 19 }), (numbers) => {
        const source = [...numbers];
        expect(newSessionId(() => source.pop() ?? 0)).toMatch(/^[1-9]\d{18}$/u);
      }),
    );
  });
});

describe('access', () => {
  test("the session error 'invalid_grant' means the session is invalid (S3.2)", () => {
    expect(isInvalidSession({ error: 'invalid_grant' })).toBe(true);
    for (const error of ['other', '', null, undefined]) expect(isInvalidSession({ error })).toBe(false);
    expect(isInvalidSession({})).toBe(false);
  });

  test('ownership is tried again 5 times (S9.2)', () => expect(ownershipRetries).toBe(5));

  test('the store id is that of the query, then of local storage, then of the session', () => {
    expect(currentStoreId({ query: '1', stored: '2', session: '3' })).toBe('1');
    expect(currentStoreId({ query: null, stored: ' 2 ', session: '3' })).toBe('2');
    expect(currentStoreId({ query: undefined, stored: null, session: '3' })).toBe('3');
    expect(currentStoreId({ query: '', stored: 'null', session: 'undefined' })).toBeNull();
  });

  it("the texts 'null' and 'undefined' are no store id in any place", () => {
    const none = fc.constantFrom('null', 'undefined', '', ' ', null, undefined);
    fc.assert(
      fc.property(none, none, none, (query, stored, session) => {
        expect(currentStoreId({ query, stored, session })).toBeNull();
        expect(currentStoreId({ query, stored, session: '10452' })).toBe('10452');
      }),
    );
  });
});
