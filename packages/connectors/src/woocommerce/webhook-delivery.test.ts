import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { recordedDeliveries } from '../testing/recordings.ts';
import { isPing, isSigned, rungBy } from './webhook-delivery.ts';

const sign = (body: Buffer, secret: string) => createHmac('sha256', secret).update(body).digest('base64');
const lower = (headers: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
const requestOf = (text: string, headers: Readonly<Record<string, string>> = {}) => ({
  headers: { 'content-type': 'application/json', ...headers },
  body: Buffer.from(text),
});

test('every recorded delivery rings for its order, by the name that the shop gave it', () => {
  for (const { headers, body } of recordedDeliveries) {
    const request = requestOf(body, lower(headers));
    const { id } = JSON.parse(body) as { id: number };
    expect(rungBy(request)).toEqual({ deliveryId: headers['X-WC-Webhook-Delivery-ID'], orderId: id });
    expect(isPing(request)).toBe(false);
  }
});

test('a signature is of these bytes and this secret, or none', () => {
  fc.assert(
    fc.property(
      fc.uint8Array({ maxLength: 400 }),
      fc.string({ minLength: 1 }),
      fc.nat(),
      (bytes, secret, at) => {
        const body = Buffer.from(bytes);
        const signed = { headers: { 'x-wc-webhook-signature': sign(body, secret) }, body };
        expect(isSigned(signed, secret)).toBe(true);
        expect(isSigned(signed, `${secret}x`)).toBe(false);
        const changed = Buffer.concat([body, Buffer.of(at % 256)]);
        expect(isSigned({ ...signed, body: changed }, secret)).toBe(false);
      },
    ),
  );
  for (const header of [undefined, '', 'x', 'AAAA', ['a', 'b'], '='.repeat(5000)])
    expect(isSigned({ headers: { 'x-wc-webhook-signature': header }, body: Buffer.from('{}') }, 's')).toBe(
      false,
    );
});

test('a ping is a short form with an id and nothing else', () => {
  const form = { 'content-type': 'application/x-www-form-urlencoded; charset=UTF-8' };
  expect(isPing(requestOf('webhook_id=1', form))).toBe(true);
  for (const text of ['webhook_id=', 'webhook_id=1&id=4', `webhook_id=${'1'.repeat(70)}`, '{"id":1}'])
    expect(isPing(requestOf(text, form))).toBe(false);
  expect(isPing(requestOf('webhook_id=1'))).toBe(false);
});

test('what is no order rings for nothing, whatever it is', () => {
  for (const text of [
    '',
    'null',
    '[]',
    '{}',
    '{"id":0}',
    '{"id":-3}',
    '{"id":1.5}',
    '{"id":"x"}',
    '{"id":1e300}',
    '{',
  ])
    expect(rungBy(requestOf(text))).toBeNull();
  expect(rungBy(requestOf('{"id":4}', { 'x-wc-webhook-resource': 'product' }))).toBeNull();
  expect(rungBy(requestOf('{"id":"13"}'))?.orderId).toBe(13);
  fc.assert(
    fc.property(fc.json(), (text) => {
      const rung = rungBy(requestOf(text));
      expect(rung === null || rung.orderId > 0).toBe(true);
    }),
  );
});

test('without a name of its own the same bytes are the same delivery', () => {
  const nameOf = (text: string, name = '') =>
    rungBy(requestOf(text, { 'x-wc-webhook-delivery-id': name }))?.deliveryId;
  expect(nameOf('{"id":4}')).toBe(nameOf('{"id":4}', 'a/../b'));
  expect(nameOf('{"id":4}')).not.toBe(nameOf('{"id":4 }'));
});
