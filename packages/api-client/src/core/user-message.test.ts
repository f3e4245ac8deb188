import { describe, expect, it } from 'vitest';
import type { ErrorProfile, HttpMethod } from './define-call.ts';
import {
  DEFAULT_FAILURE,
  type FailedAnswer,
  failureMessage,
  silentMessage,
  SIZE_ERROR,
  snackbarMessage,
} from './user-message.ts';

const say = (profile: ErrorProfile, answer: FailedAnswer, method: HttpMethod = 'GET') =>
  failureMessage({ profile, method }, answer);

/** Row for row the table of calls.md 1.6. Faults across, profiles down; the total is checked below. */
const faults = {
  '404': { status: 404 },
  '413': { status: 413 },
  '500 without a body': { status: 500 },
  '500 with a message': { status: 500, body: { message: 'Se rompió algo', data: { message: 'Se rompió' } } },
  '409 with a message': { status: 409, body: { message: 'El SKU ya existe' } },
  '422 with validation': {
    status: 422,
    body: {
      message: 'Revisa los datos',
      validationResults: [
        { field: 'rfc', message: 'El RFC no es válido' },
        { field: 'clabe', message: 'La CLABE lleva 18 dígitos' },
      ],
    },
  },
} satisfies Record<string, FailedAnswer>;

type Fault = keyof typeof faults;
const expected: Record<ErrorProfile, Record<Fault, string>> = {
  generic: {
    '404': 'Failed to fetch: Not Found',
    '413': 'Failed to fetch: Payload Too Large',
    '500 without a body': 'Failed to fetch: Internal Server Error',
    '500 with a message': 'Failed to fetch: Internal Server Error',
    '409 with a message': 'Failed to fetch: Conflict',
    '422 with validation': 'Failed to fetch: Unprocessable Entity',
  },
  'data-message': {
    '404': 'Failed to fetch: Not Found',
    '413': SIZE_ERROR,
    '500 without a body': '',
    '500 with a message': '',
    '409 with a message': 'El SKU ya existe',
    '422 with validation': 'Revisa los datos, El RFC no es válido, La CLABE lleva 18 dígitos',
  },
  shippings: {
    '404': 'Failed to GET',
    '413': 'Failed to GET',
    '500 without a body': 'Failed to GET',
    '500 with a message': 'Se rompió algo',
    '409 with a message': 'El SKU ya existe',
    '422 with validation': 'Revisa los datos',
  },
  download: {
    '404': 'Failed to fetch: 404 Not Found',
    '413': 'Failed to fetch: 413 Payload Too Large',
    '500 without a body': 'Failed to fetch: 500 Internal Server Error',
    '500 with a message': 'Failed to fetch: 500 Internal Server Error',
    '409 with a message': 'Failed to fetch: 409 Conflict',
    '422 with validation': 'Failed to fetch: 422 Unprocessable Entity',
  },
  upload: {
    '404': 'Failed to UPLOAD',
    '413': SIZE_ERROR,
    '500 without a body': 'Failed to UPLOAD',
    '500 with a message': 'Failed to UPLOAD',
    '409 with a message': 'El SKU ya existe',
    '422 with validation': 'Revisa los datos, El RFC no es válido, La CLABE lleva 18 dígitos',
  },
};

describe('the sentence of a failure (S8.13, S8.15, S8.16, S8.18, S8.20, S8.23, S8.24)', () => {
  const rows = Object.entries(expected).flatMap(([profile, sentences]) =>
    Object.entries(sentences).map(
      ([fault, sentence]) => [profile as ErrorProfile, fault as Fault, sentence] as const,
    ),
  );

  it.each(rows)('%s, %s: %s', (profile, fault, sentence) => {
    expect(say(profile, faults[fault])).toBe(sentence);
  });

  it('reads the phrase of the answer itself, and the standard one where HTTP/2 has none (D170)', () => {
    expect(say('generic', { status: 404, statusText: 'No está' })).toBe('Failed to fetch: No está');
    expect(say('generic', { status: 404, statusText: '' })).toBe('Failed to fetch: Not Found');
    expect(say('generic', { status: 599 })).toBe('Failed to fetch: 599');
  });

  it.each(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const)(
    'shippings names the method: Failed to %s (S8.18)',
    (method) => {
      expect(say('shippings', { status: 502, body: { message: '  ' } }, method)).toBe(`Failed to ${method}`);
    },
  );
});

describe('shippings looks for the message in a fixed order (S8.17, S8.19, D172)', () => {
  const all = {
    error: { status: 'Guía sin cobertura', message: 'anidado' },
    detail: { message: 'detalle' },
    message: 'suelto',
  };
  it.each([
    ['the error status, if it is text', all, 'Guía sin cobertura'],
    ['the error message', { ...all, error: { status: 422, message: 'anidado' } }, 'anidado'],
    ['the error itself, if it is text', { ...all, error: 'Saldo insuficiente' }, 'Saldo insuficiente'],
    ['the message of the detail', { ...all, error: {} }, 'detalle'],
    ['the message', { message: 'suelto' }, 'suelto'],
    [
      'an object, as key: value',
      { error: { message: { zipCode: 'no existe', weight: ['muy alto'], parcel: { height: 'falta' } } } },
      'zipCode: no existe, weight: ["muy alto"], parcel: {"height":"falta"}',
    ],
    ['an empty object says nothing', { error: { message: {} } }, 'Failed to POST'],
  ])('%s', (_, body, sentence) => {
    expect(say('shippings', { status: 400, body }, 'POST')).toBe(sentence);
  });
});

describe('the data message (S8.23, S8.24, D171)', () => {
  it.each([
    ['data.message wins over message', { message: 'fuera', data: { message: 'dentro' } }, 'dentro'],
    [
      'validation results alone are the message',
      { validationResults: [{ message: 'a' }, 'b', {}, 7] },
      'a, b',
    ],
    [
      'results inside data are joined too',
      { data: { message: 'x', validationResults: [{ message: 'y' }] } },
      'x, y',
    ],
    ['nothing to read is the generic sentence', { otra: 'cosa' }, 'Failed to fetch: Bad Request'],
    ['a list is no message', ['a'], 'Failed to fetch: Bad Request'],
    ['null is no message', null, 'Failed to fetch: Bad Request'],
  ])('%s', (_, body, sentence) => {
    expect(say('data-message', { status: 400, body })).toBe(sentence);
  });
});

describe("a row's own sentence (S8.3 to S8.8, D173)", () => {
  const upload = {
    profile: 'generic',
    method: 'POST',
    failureMessage: 'No se pudo subir la factura',
  } as const;

  it('replaces every other one, save for a file that is too large', () => {
    expect(failureMessage(upload, { status: 500, body: { message: 'x' } })).toBe(
      'No se pudo subir la factura',
    );
    expect(failureMessage(upload, { status: 404 })).toBe('No se pudo subir la factura');
    expect(failureMessage(upload, { status: 413 })).toBe(SIZE_ERROR);
    expect(silentMessage(upload, 'network')).toBe('No se pudo subir la factura');
  });
});

describe('no answer at all (D176)', () => {
  it('is Failed to fetch, and our own deadline says so', () => {
    expect(silentMessage({}, 'network')).toBe('Failed to fetch');
    expect(silentMessage({}, 'aborted')).toBe('Failed to fetch');
    expect(silentMessage({}, 'timeout')).toBe('Failed to fetch: Request Timeout');
  });
});

describe('what a snackbar shows (S8.1, D174)', () => {
  it.each([
    ['', DEFAULT_FAILURE],
    ['  ', DEFAULT_FAILURE],
    ['Failed to fetch: Not Found', DEFAULT_FAILURE],
    ['Failed to fetch data', DEFAULT_FAILURE],
    ['Failed to UPLOAD', DEFAULT_FAILURE],
    ['Error fetching all payment history', DEFAULT_FAILURE],
    ['Empty response body', DEFAULT_FAILURE],
    ['Path and data are required', DEFAULT_FAILURE],
    ['Saldo insuficiente', 'Saldo insuficiente'],
    [SIZE_ERROR, SIZE_ERROR],
  ])('%j becomes %j', (message, shown) => {
    expect(snackbarMessage(message)).toBe(shown);
  });
});
