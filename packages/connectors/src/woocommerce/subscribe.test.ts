import { expect, test } from 'vitest';
import { directClient } from '../testing/emulator-client.ts';
import { WooEmulator } from '../testing/woocommerce-emulator.ts';
import { keepSubscribed, orderTopics, unsubscribe } from './subscribe.ts';

const ownPrefix = 'https://app.tienda.mx/hooks/woocommerce/10452_';
const wish = { url: `${ownPrefix}abc`, ownPrefix, secret: 's3cret', name: 'Trastienda' };
const open = () => {
  const emulator = new WooEmulator({ deliver: async () => 200 });
  const client = directClient(emulator);
  const webhooks = () => [...emulator.shop.webhooks.values()];
  return { emulator, client, webhooks, keep: (more = {}) => keepSubscribed(client, { ...wish, ...more }) };
};

test('a shop gets one webhook for each topic, once', async () => {
  const { keep, webhooks } = open();
  expect(await keep()).toEqual({
    outcome: { kind: 'done', wrote: true },
    kept: { made: 4, switchedOn: 0, paused: 0 },
  });
  expect(webhooks().map(({ topic }) => topic)).toEqual([...orderTopics]);
  for (const one of webhooks())
    expect(one).toMatchObject({ deliveryUrl: wish.url, secret: 's3cret', status: 'active' });
  expect(await keep()).toEqual({
    outcome: { kind: 'done', wrote: false },
    kept: { made: 0, switchedOn: 0, paused: 0 },
  });
});

test('what the shop switched off is on again, what is gone is made, and what was paused stays so', async () => {
  const { keep, webhooks, emulator } = open();
  await keep();
  const [created, updated, deleted] = webhooks();
  if (!created || !updated || !deleted) throw new Error('There are four');
  created.status = 'disabled';
  updated.status = 'paused';
  emulator.shop.webhooks.delete(deleted.id);
  expect((await keep()).kept).toEqual({ made: 1, switchedOn: 1, paused: 1 });
  expect(
    webhooks()
      .map(({ topic, status }) => `${topic} ${status}`)
      .toSorted(),
  ).toEqual([
    'order.created active',
    'order.deleted active',
    'order.restored active',
    'order.updated paused',
  ]);
});

test('those of an earlier link go, and those of others stay', async () => {
  const { keep, webhooks, client } = open();
  await keep({ url: `${ownPrefix}old` });
  await client.post('webhooks', { topic: 'order.created', delivery_url: 'https://otro.mx/h', name: 'Otro' });
  await keep();
  expect(new Set(webhooks().map(({ deliveryUrl }) => deliveryUrl))).toEqual(
    new Set(['https://otro.mx/h', wish.url]),
  );
  expect(await unsubscribe(client, ownPrefix)).toEqual({ kind: 'done', wrote: true });
  expect(webhooks().map(({ deliveryUrl }) => deliveryUrl)).toEqual(['https://otro.mx/h']);
  expect(await unsubscribe(client, ownPrefix)).toEqual({ kind: 'done', wrote: false });
});

test('an answer that is lost in the middle leaves no second webhook', async () => {
  for (let lost = 0; lost < 6; lost += 1) {
    const { emulator, keep, webhooks } = open();
    const client = directClient(emulator, () => {
      emulator.switches.fault = emulator.requests === lost ? 'lost' : null;
    });
    await keepSubscribed(client, wish);
    emulator.switches.fault = null;
    await keep();
    expect(
      webhooks()
        .map(({ topic }) => topic)
        .toSorted(),
    ).toEqual([...orderTopics].toSorted());
  }
});

test('a shop that will not is told by its fault', async () => {
  const { emulator, keep } = open();
  emulator.switches.isKeyReadOnly = true;
  expect((await keep()).outcome.kind).toBe('failed');
});
