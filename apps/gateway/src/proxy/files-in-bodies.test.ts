import { type AnyCall, bodyLimits } from '@trastienda/api-client';
import { calls } from '@trastienda/api-client/calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dealt } from '../../../../tools/suite/samples.ts';
import type { Browser } from '../testing/browser.ts';
import { pathOf, samplesOf } from '../testing/call-samples.ts';
import { ANA, startTestGateway, type TestGateway } from '../testing/gateway.ts';
import { proved } from '../testing/proved.ts';

const MB = 1024 * 1024;
const STORE = '1001';
const SIZE = 'El archivo excede el tamaño máximo permitido';
const BROKEN = 'La foto está dañada: guárdala de nuevo como JPG o PNG y súbela';
const TYPE = 'Este tipo de archivo no se puede subir';
/** The names of such fields in the contract; api-client's own tests hold that each is marked. */
const names = ['doc_base64', 'file64', 'signature64'];
const fieldOf = (call: AnyCall): string => {
  const { shape = {} } = (call.body?._zod.def ?? {}) as { shape?: object };
  return names.find((name) => Object.hasOwn(shape, name)) ?? 'none';
};
/** Every call whose body carries a file as text. */
const carrying = Object.values<AnyCall>(calls).filter(
  (call) => call.encoding === 'json' && call.bodyLimitBytes > bodyLimits.json,
);

/** A workbook's own kind of archive, cut: no reader should be asked to open it. */
const archive = Buffer.from('PK\u0003\u0004\u0014\u0000[Content_Types].xml', 'latin1');
const wide = Buffer.from('89504e470d0a1a0a0000000d494844520000ea600000ea600802000000', 'hex');
const laughs = Buffer.from('<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "ja">]><x>&a;</x>');
const pdf = Buffer.from('%PDF-1.7\n%%EOF');
const padded = (size: number) => Buffer.concat([pdf, Buffer.alloc(size - pdf.length)]).toString('base64');

const hostile: readonly (readonly [string, unknown, number, string])[] = [
  ['an archive', archive.toString('base64'), 413, SIZE],
  ['a picture of 3,600 million pixels', wide.toString('base64'), 413, SIZE],
  ['a picture cut in its head', wide.subarray(0, 20).toString('base64'), 415, BROKEN],
  ['an invoice that unfolds', laughs.toString('base64'), 413, SIZE],
  ['a file of one byte more than 10 MB', padded(10 * MB + 1), 413, SIZE],
  ['a program', Buffer.from('MZ\u0090\u0000').toString('base64'), 415, TYPE],
  ['another archive', Buffer.from('1f8b0800', 'hex').toString('base64'), 415, TYPE],
  ['an archive behind a blank', ` ${archive.toString('base64')}`, 415, TYPE],
  ['an archive in a list', [archive.toString('base64')], 413, SIZE],
  ['an archive in the letters of addresses', laughs.toString('base64url').replace(/A/, '-'), 415, TYPE],
  ['a file with its type before it', `data:application/pdf;base64,${pdf.toString('base64')}`, 415, TYPE],
  ['what is no text', { toString: 'x' }, 415, TYPE],
];

let gateway: TestGateway;
let browser: Browser;
beforeAll(async () => {
  gateway = await startTestGateway({ rateLimit: { burst: 1_000, perSecond: 100 } });
  browser = gateway.browser();
  await browser.signIn(ANA.email);
});
afterAll(() => gateway.stop());

const send = (call: AnyCall, file: unknown) => {
  const sample = samplesOf(call, STORE);
  const body = JSON.stringify({ ...sample.body, [fieldOf(call)]: file });
  const headers = { 'idempotency-key': crypto.randomUUID(), 'content-type': 'application/json' };
  return browser.call(pathOf(call, sample), STORE, { method: call.method, body, headers });
};

describe('a file in base64 in a body (calls.md 1.6)', () => {
  it('that may not be opened reaches no service, whatever call carries it', async () => {
    let tried = 0;
    // One reader for all calls: those together meet each of the files, at night each call does.
    for (const [at, call] of carrying.entries()) {
      const ofCall = dealt(hostile, at, Math.ceil((2 * hostile.length) / carrying.length));
      for (const [what, file, status, message] of ofCall) {
        const answer = await send(call, file);
        expect([what, answer.status, (await answer.json()).message]).toEqual([what, status, message]);
        tried += 1;
      }
    }
    expect(gateway.services.reached).toEqual([]);
    expect(carrying.length).toBeGreaterThanOrEqual(5);
    proved(`${tried} files in base64, of ${hostile.length} hostile ones, in ${carrying.length} calls`);
  });

  it('that is honest passes, up to its 10 MB', async () => {
    for (const call of carrying) {
      for (const file of [pdf.toString('base64'), padded(10 * MB)]) {
        expect((await send(call, file)).status).toBe(200);
      }
    }
    expect(gateway.services.reached).toHaveLength(2 * carrying.length);
  });

  it('is held whole, so a person may send four at once; a fifth waits, in whatever session', async () => {
    const [call] = carrying;
    if (!call) throw new Error('no such call');
    const sample = samplesOf(call, STORE);
    const over = new AbortController();
    const other = gateway.browser();
    await other.signIn(ANA.email);
    const begun = Array.from({ length: 4 }, (_, at) => {
      const begins = new ReadableStream<Uint8Array>({
        start: (controller) => controller.enqueue(Buffer.from('{"doc_base64":"')),
      });
      const headers = { 'idempotency-key': crypto.randomUUID(), 'content-type': 'application/json' };
      const init = { method: call.method, body: begins, headers, duplex: 'half', signal: over.signal };
      return (at % 2 === 0 ? browser : other)
        .call(pathOf(call, sample), STORE, init as RequestInit)
        .catch(() => null);
    });
    await expect.poll(async () => (await send(call, pdf.toString('base64'))).status).toBe(429);
    over.abort();
    await Promise.all(begun);
    await expect.poll(async () => (await send(call, pdf.toString('base64'))).status).toBe(200);
  });
});
