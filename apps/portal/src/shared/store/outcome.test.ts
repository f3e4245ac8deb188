import { fail, IN_FLIGHT } from '@trastienda/api-client';
import { describe, expect, test } from 'vitest';
import { outcomeOf } from './outcome.ts';

const outcome = (status: number, code?: string, isRepeat = false) =>
  outcomeOf(
    fail({ kind: 'http', status, message: 'Hoy ya no', ...(code !== undefined && { code }) }),
    isRepeat,
  ).kind;

describe('the outcome of a call that charges or records', () => {
  test('is unknown behind a limit of rates, which passes', () => {
    expect([outcome(429), outcome(429, undefined, true)]).toEqual(['unknown', 'unknown']);
  });

  test('is refused by a quota of the service, also where an earlier attempt had no outcome', () => {
    expect([outcome(429, 'too_many_links'), outcome(429, 'too_many_rows', true)]).toEqual([
      'refused',
      'refused',
    ]);
  });

  test('is unknown where the gate refused a repeat, or a copy is at work', () => {
    expect([outcome(401), outcome(401, undefined, true), outcome(409, IN_FLIGHT)]).toEqual([
      'refused',
      'unknown',
      'unknown',
    ]);
  });
});
