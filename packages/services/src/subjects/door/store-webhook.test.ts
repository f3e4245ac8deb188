import { randomBytes } from 'node:crypto';
import { calls } from '@trastienda/api-client/calls';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { createSecretBox } from '../../core/secret-box.ts';
import type { WebhookAnswer, WebhookMessage } from '../../core/webhook-sender.ts';
import { rotateSecrets } from '../../setup/operator/rotate-secrets.ts';
import { orderEvents, storeWebhooks } from '../../tables/door.ts';
import { storeUsers } from '../../tables/people.ts';
import { asking, CASA_LUMBRE, HECTOR } from '../../testing/ask.ts';
import { testInstallation } from '../../testing/installation.ts';
import { NOW } from '../../testing/now.ts';
import { actOf } from '../../testing/operator.ts';
import { tablesWith } from '../../testing/tables-with.ts';
import { acrossStores, useDatabase } from '../../testing/test-database.ts';
import { deliverTurn, takeTurns } from './deliver-webhooks.ts';
import { webhookSecretPlace } from './webhook-message.ts';

const db = useDatabase();
const URL_OF_ERP = 'https://erp.casalumbre.mx/avisos';
const query = { storeId: CASA_LUMBRE };

let sent: WebhookMessage[] = [];
let next: WebhookAnswer = { isReceived: true };
const failed: WebhookAnswer = { isReceived: false, cause: 'certificado', status: null, waitSeconds: null };
const { webhooks } = testInstallation;
if (!webhooks) throw new Error('The installation of tests sends nothing.');
const sender = {
  ...webhooks,
  send: async (_url: string, message: WebhookMessage) => {
    sent.push(message);
    return next;
  },
};
const older = randomBytes(32);
const secrets = createSecretBox([older]);
const installation = { ...testInstallation, webhooks: sender, secrets };
const { ask, answer } = asking(() => db.database, { installation });

const save = (url = URL_OF_ERP) => ask(calls.saveStoreWebhook, { body: { storeId: CASA_LUMBRE, url } });
const stored = async () => (await ask(calls.getStoreWebhook, { query })).data;
const tryOut = () => ask(calls.testStoreWebhook, { body: { storeId: CASA_LUMBRE } });
const row = async () => {
  const [found] = await acrossStores(db.database, (tx) => tx.select().from(storeWebhooks));
  if (!found) throw new Error('There is no webhook.');
  return found;
};
const change = (set: Partial<typeof storeWebhooks.$inferInsert>) =>
  acrossStores(db.database, (tx) => tx.update(storeWebhooks).set(set));
const happen = (many: number) =>
  acrossStores(db.database, (tx) =>
    tx.insert(orderEvents).values(
      Array.from({ length: many }, () => ({
        storeId: CASA_LUMBRE,
        source: 'door',
        externalId: 'ERP-1',
        event: 'delivered' as const,
        detail: { carrier: null, trackingNumber: null, lines: [] },
        at: NOW,
      })),
    ),
  );
const look = async () => {
  const delivering = { database: db.database, sender, secrets, clock: async () => NOW };
  for (const turn of await takeTurns(delivering, 10, () => {})) await deliverTurn(delivering, turn);
};

beforeEach(async () => {
  [sent, next] = [[], { isReceived: true }];
  await acrossStores(db.database, async (tx) => {
    await tx.delete(storeWebhooks);
    await tx.delete(orderEvents);
  });
});

describe('the webhook of a store', () => {
  it('begins with what happens from then on, and its secret is in one answer and no table', async () => {
    await happen(2);
    expect(await stored()).toBeNull();
    const { data, secret } = await save();
    expect(secret).toMatch(/^whsec_[A-Za-z\d+/]{43}=$/u);
    expect(data).toEqual(await stored());
    expect(data).toMatchObject({ url: URL_OF_ERP, status: 'active', pending: 0, sentSeq: 2, message: null });
    await happen(1);
    expect(await stored()).toMatchObject({ pending: 1 });
    await look();
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ id: `evt_${CASA_LUMBRE}_3`, secret: secret.slice('whsec_'.length) });
    expect(JSON.parse(sent[0]?.body ?? '')).toEqual({
      type: 'order.delivered',
      seq: 3,
      number: 'ERP-1',
      event: 'delivered',
      at: NOW.toISOString(),
      carrier: null,
      trackingNumber: null,
      lines: [],
    });
    expect(await tablesWith(db.database, secret.slice('whsec_'.length))).toEqual([]);
    expect(await tablesWith(db.database, Buffer.from(secret.slice('whsec_'.length), 'base64'))).toEqual([]);
    // The address is found: this proves that the search works.
    expect(await tablesWith(db.database, URL_OF_ERP)).toContain('store_webhooks');
  });

  it('saved again has another secret and goes on where it was, also after it was off', async () => {
    const first = await save();
    await happen(2);
    await change({ offAt: NOW, failingSince: NOW, cause: 'certificado', attempts: 80 });
    expect(await stored()).toMatchObject({
      status: 'off',
      pending: 2,
      nextAt: null,
      message: 'El certificado de tu sistema no es válido',
    });
    await look();
    expect(sent).toEqual([]);
    const second = await save('erp.casalumbre.mx/otra');
    expect(second.secret).not.toBe(first.secret);
    expect(second.data).toMatchObject({
      url: 'https://erp.casalumbre.mx/otra',
      status: 'active',
      pending: 2,
    });
    await look();
    expect(sent.map(({ id }) => id)).toEqual([`evt_${CASA_LUMBRE}_1`, `evt_${CASA_LUMBRE}_2`]);
  });

  it('saved while its events are sent takes no note of the earlier address, and nobody sends meanwhile', async () => {
    await save();
    await happen(1);
    const delivering = { database: db.database, sender, secrets, clock: async () => NOW };
    const [turn] = await takeTurns(delivering, 10, () => {});
    await save();
    await look();
    expect(sent).toEqual([]);
    if (turn) await deliverTurn(delivering, turn);
    expect(sent).toHaveLength(1);
    expect(await row()).toMatchObject({ sentSeq: 0 });
  });

  it('ends for good, and what happened stays', async () => {
    await save();
    await happen(1);
    await ask(calls.deleteStoreWebhook, { query });
    await look();
    expect([sent, await stored()]).toEqual([[], null]);
    const again = await answer(calls.deleteStoreWebhook, { query });
    expect(again.status).toBe(404);
  });

  it.each([
    ['http://erp.casalumbre.mx/', 'La dirección necesita https'],
    ['https://10.0.0.8/avisos', 'Escribe un nombre público, no números'],
    ['http://localhost:3000/', 'La dirección necesita https'],
  ])('is not %s: %s', async (url, message) => {
    const { status, body } = await answer(calls.saveStoreWebhook, { body: { storeId: CASA_LUMBRE, url } });
    expect(status).toBe(422);
    expect(JSON.stringify(body)).toContain(message);
    expect(await stored()).toBeNull();
  });

  it('is refused where nothing can be sealed, or nothing is sent', async () => {
    for (const [missing, code] of [
      [{ secrets: null }, 'secrets_not_configured'],
      [{ webhooks: null }, 'no_webhooks'],
    ] as const) {
      const bare = asking(() => db.database, { installation: { ...installation, ...missing } });
      const body = { storeId: CASA_LUMBRE, url: URL_OF_ERP };
      expect(await bare.answer(calls.saveStoreWebhook, { body })).toMatchObject({
        status: 409,
        body: { code },
      });
    }
  });

  it('is its owner’s: a person of the team neither reads nor tries it', async () => {
    await save();
    await acrossStores(db.database, (tx) =>
      tx
        .insert(storeUsers)
        .values({
          storeId: CASA_LUMBRE,
          username: HECTOR,
          status: 'activo',
          invitedBy: 'mariana@casalumbre.example',
          invitedAt: NOW,
        })
        .onConflictDoNothing(),
    );
    for (const given of [
      await answer(calls.getStoreWebhook, { query }, { email: HECTOR }),
      await answer(calls.testStoreWebhook, { body: { storeId: CASA_LUMBRE } }, { email: HECTOR }),
    ])
      expect(given.status).toBe(403);
    expect(sent).toEqual([]);
    await acrossStores(db.database, (tx) => tx.delete(storeUsers).where(eq(storeUsers.username, HECTOR)));
  });
});

describe('a trial', () => {
  it('says what came back, and one that is received switches the webhook on again', async () => {
    const none = await answer(calls.testStoreWebhook, { body: { storeId: CASA_LUMBRE } });
    expect(none.status).toBe(404);
    await save();
    await happen(1);
    await change({ offAt: NOW, failingSince: NOW, cause: 'sin_respuesta', attempts: 80 });
    next = failed;
    expect(await tryOut()).toMatchObject({
      isReceived: false,
      message: 'El certificado de tu sistema no es válido',
      data: { status: 'off', message: 'Tu sistema no respondió' },
    });
    next = { isReceived: true };
    expect(await tryOut()).toMatchObject({
      isReceived: true,
      message: 'Tu sistema recibió el aviso de prueba',
      data: { status: 'active', pending: 1 },
    });
    expect(JSON.parse(sent[1]?.body ?? '')).toEqual({ type: 'ping', at: NOW.toISOString() });
    expect(new Set(sent.map(({ id }) => id)).size).toBe(2);
    await look();
    expect(sent.at(-1)?.id).toBe(`evt_${CASA_LUMBRE}_1`);
  });
});

it('a change of the key seals the secret anew, and a lost one is named (D515)', async () => {
  const { secret } = await save();
  const box = createSecretBox([randomBytes(32), older]);
  const done = await rotateSecrets(db.database, box, actOf('secrets:rotate'));
  expect(done).toMatchObject({ secrets: 1, late: 0, unopened: [], removable: [secrets.keyId] });
  const { keyId, box: sealed } = await row();
  expect(keyId).toBe(box.keyId);
  expect(`whsec_${box.open(sealed, webhookSecretPlace(CASA_LUMBRE), keyId)}`).toBe(secret);
  expect(() => box.open(sealed, webhookSecretPlace('10453'), keyId)).toThrow();

  const other = createSecretBox([randomBytes(32)]);
  expect(await rotateSecrets(db.database, other, actOf('secrets:rotate'))).toMatchObject({
    secrets: 0,
    unopened: [{ storeId: CASA_LUMBRE, linkId: 'webhook', field: 'secret', keyId, isKeyMissing: true }],
  });
  const without = asking(() => db.database, { installation: { ...installation, secrets: other } });
  expect(await without.answer(calls.testStoreWebhook, { body: { storeId: CASA_LUMBRE } })).toMatchObject({
    status: 409,
    body: { code: 'secret_lost' },
  });
  // A turn has found it (D543).
  await acrossStores(db.database, (tx) => tx.update(storeWebhooks).set({ failingSince: NOW }));
  expect((await without.ask(calls.getStoreWebhook, { query: { storeId: CASA_LUMBRE } })).data).toMatchObject({
    status: 'failing',
    message: 'Ya no podemos firmar estos avisos: guarda la dirección de nuevo',
  });
});
