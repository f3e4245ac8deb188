import { describe, expect, test } from 'vitest';
import { serverFaults } from './server-faults.ts';

const refused = (...issues: readonly (readonly [path: string, message: string])[]) =>
  serverFaults({ kind: 'http', issues: issues.map(([path, message]) => ({ path, message })) });

describe('what the service said of a field is shown at the field (calls.md 24.1)', () => {
  test('by its own name, whatever part of the request it names', () => {
    expect(
      refused(['receivedBy', 'Escribe quién recibió'], ['body.items.0.content', 'Falta el contenido']),
    ).toEqual({
      receivedBy: 'Escribe quién recibió',
      'items.0.content': 'Falta el contenido',
    });
  });

  test('the first word of a field counts', () => {
    expect(refused(['date', 'Elige un día'], ['date', 'Ese día no'])).toEqual({ date: 'Elige un día' });
  });

  test.each(['Invalid input', 'Too small: expected number to be >=0', '', '  '])(
    '%j is no word for people',
    (message) => {
      expect(refused(['weight', message])).toEqual({ weight: 'Revisa este dato' });
    },
  );

  test('a failure that is no refusal names no field', () => {
    const issues = [{ path: 'response.data', message: 'expected array' }];
    expect(serverFaults({ kind: 'contract', issues })).toEqual({});
    expect(serverFaults(null)).toEqual({});
  });
});
