import { fail, type CallError } from '@trastienda/api-client';
import { describe, expect, test } from 'vitest';
import { failureWords } from './failure-words.ts';

const source = { call: { service: 'kidal', timeoutMs: 10_000 }, isOnline: true } as const;
const error = (given: Partial<CallError> & Pick<CallError, 'kind'>) =>
  fail({ message: 'Failed to fetch', ...given }).error;

describe('the words of a failure', () => {
  test('name the limit of 10 seconds of the orders service', () => {
    expect(failureWords(error({ kind: 'timeout' }), source).cause).toBe(
      'El servicio de pedidos tardó más de 10 segundos.',
    );
  });

  test('are never the English sentence of the state (D174)', () => {
    const kinds = ['input', 'network', 'timeout', 'aborted', 'contract', 'http'] as const;
    const statuses = [0, 400, 403, 404, 409, 413, 429, 500, 503];
    const causes = kinds.flatMap((kind) =>
      statuses.map((status) => failureWords(error({ kind, status }), source).cause),
    );
    expect(causes.filter((cause) => cause === '' || /fetch|failed/i.test(cause))).toEqual([]);
  });

  test('are a sentence: what is not lost is said after them', () => {
    const refused = error({
      kind: 'http',
      status: 400,
      message: 'El archivo excede el tamaño máximo permitido',
    });
    expect(failureWords(refused, source).cause).toMatch(/[^.]\.$/u);
  });

  test('S8.17: of a service that failed are its own where it says why, and never the sentence that its call always has', () => {
    const call = { ...source.call, failureMessage: 'No se pudo obtener el historial' };
    const causeOf = (message: string) =>
      failureWords(error({ kind: 'http', status: 500, message }), { call, isOnline: true }).cause;
    expect(causeOf('Servicio caído por mantenimiento')).toBe('Servicio caído por mantenimiento.');
    const unknown = 'El servicio de pedidos no está disponible por ahora.';
    expect([causeOf('No se pudo obtener el historial'), causeOf('Failed to fetch')]).toEqual([
      unknown,
      unknown,
    ]);
  });

  test('are its own of a 429 with a code, a quota of a service, and ours of a limit of rates', () => {
    const message = 'Intentaste conectar canales muchas veces: espera una hora y vuelve a intentar';
    const causeOf = (code?: string) =>
      failureWords(error({ kind: 'http', status: 429, message, ...(code !== undefined && { code }) }), source)
        .cause;
    expect(causeOf('too_many_links')).toBe(`${message}.`);
    expect(causeOf()).toBe('Fueron muchas consultas seguidas. Espera un momento.');
  });

  test('say each fault of a refusal in a sentence of its own', () => {
    const refused = error({
      kind: 'http',
      status: 422,
      message: 'Revisa los datos, El RFC no es válido, Vale $1, y no más',
      issues: [
        { path: 'rfc', message: 'El RFC no es válido' },
        { path: 'amount', message: 'Vale $1, y no más' },
        { path: 'other', message: '' },
      ],
    });
    expect(failureWords(refused, source).cause).toBe(
      'Revisa los datos. El RFC no es válido. Vale $1, y no más.',
    );
  });

  test('say of a read that it cannot be seen, and of a write that it cannot be done', () => {
    const causeOf = (method: 'GET' | 'PUT') =>
      failureWords(error({ kind: 'http', status: 403 }), { ...source, call: { ...source.call, method } })
        .cause;
    expect(causeOf('GET')).toBe('Tu usuario no tiene permiso para ver esto.');
    expect(causeOf('PUT')).toBe('Tu usuario no tiene permiso para hacer esto.');
  });

  test('tell a lost connection apart, and give the folio', () => {
    expect(failureWords(error({ kind: 'network' }), { ...source, isOnline: false }).kind).toBe('offline');
    expect(failureWords(error({ kind: 'http', status: 503, requestId: '7F3A-09C2' }), source)).toMatchObject({
      kind: 'failed',
      folio: '7F3A-09C2',
    });
  });
});
