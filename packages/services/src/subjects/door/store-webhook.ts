import { randomUUID } from 'node:crypto';
import type { StoreWebhook } from '@trastienda/api-client';
import type {
  deleteStoreWebhook,
  getStoreWebhook,
  saveStoreWebhook,
  testStoreWebhook,
} from '@trastienda/api-client/integrations';
import { and, eq, gt, isNull, or } from 'drizzle-orm';
import { type Handler, prepared } from '../../core/handler.ts';
import { iso } from '../../core/iso.ts';
import { conflict, invalid, notFound } from '../../core/refusal.ts';
import type { Scope } from '../../core/scope.ts';
import { type SecretBox, UnopenedBox } from '../../core/secret-box.ts';
import type { WebhookAnswer, WebhookSender } from '../../core/webhook-sender.ts';
import type { Transaction } from '../../database/connect.ts';
import { orderEvents, storeWebhooks } from '../../tables/door.ts';
import { newestEvent } from './events.ts';
import { DOOR } from './receive-orders.ts';
import { pingBody, webhookCauseMessage, webhookSecretPlace } from './webhook-message.ts';

const SECRET_BYTES = 32;

type Row = typeof storeWebhooks.$inferSelect;

const NONE = 'Esta tienda no avisa a ningún otro sistema';
const LOST = 'Ya no podemos firmar estos avisos: guarda la dirección de nuevo';

function senderOf({ installation }: Pick<Scope, 'installation'>): WebhookSender {
  if (installation.webhooks) return installation.webhooks;
  throw conflict('Esta instalación no avisa a otros sistemas', 'no_webhooks');
}

function secretsOf({ installation }: Pick<Scope, 'installation'>): SecretBox {
  if (installation.secrets) return installation.secrets;
  throw conflict(
    'Esta instalación todavía no puede guardar la firma de tus avisos',
    'secrets_not_configured',
  );
}

const rowOf = async (tx: Transaction, storeId: string): Promise<Row | null> => {
  const [row] = await tx.select().from(storeWebhooks).where(eq(storeWebhooks.storeId, storeId));
  return row ?? null;
};

async function shown({ tx, installation }: Scope, row: Row): Promise<StoreWebhook> {
  const waits = and(
    eq(orderEvents.storeId, row.storeId),
    eq(orderEvents.source, DOOR),
    or(isNull(orderEvents.seq), gt(orderEvents.seq, row.sentSeq)),
  );
  const isFailing = row.failingSince !== null;
  const isLost = isFailing && installation.secrets?.keyIds.includes(row.keyId) === false;
  return {
    url: row.url,
    createdAt: row.createdAt.toISOString(),
    status: row.offAt ? 'off' : isFailing ? 'failing' : 'active',
    pending: await tx.$count(orderEvents, waits),
    sentSeq: row.sentSeq,
    failingSince: iso(row.failingSince),
    nextAt: isFailing && row.offAt === null ? iso(row.nextAt) : null,
    offAt: iso(row.offAt),
    message: isLost ? LOST : row.cause && webhookCauseMessage(row.cause),
  };
}

export const handleGetStoreWebhook: Handler<typeof getStoreWebhook> = async (_request, scope) => {
  const row = await rowOf(scope.tx, scope.storeId);
  return { data: row && (await shown(scope, row)) };
};

/** The state of a webhook that has not failed. A turn that runs keeps its time, so that nobody else sends meanwhile. */
const afresh = (now: Date) => ({ attempts: 0, failingSince: null, cause: null, offAt: null, nextAt: now });

/**
 * Sets the address of a store's webhook, with a new signing secret (D520). A first one begins with what happens from now on, a later
 * one goes on behind the last event that was received. @throws 409, 422
 */
export const handleSaveStoreWebhook: Handler<typeof saveStoreWebhook> = async ({ body }, scope) => {
  const { tx, storeId, now } = scope;
  const read = senderOf(scope).readAddress(body.url);
  if (!read.ok) throw invalid([{ field: 'url', message: read.error.message }]);
  const sealer = secretsOf(scope);
  const secret = Buffer.from(scope.randomBytes(SECRET_BYTES)).toString('base64');
  const set = {
    url: read.value,
    keyId: sealer.keyId,
    box: sealer.seal(secret, webhookSecretPlace(storeId)),
    createdAt: now,
    // An attempt that runs, to the earlier address, is noted no more.
    lease: null,
    ...afresh(now),
  };
  const sentSeq = await newestEvent(tx, storeId);
  const [row] = await tx
    .insert(storeWebhooks)
    .values({ storeId, sentSeq, ...set })
    .onConflictDoUpdate({ target: storeWebhooks.storeId, set })
    .returning();
  if (!row) throw new Error('A webhook was neither made nor changed.');
  return { data: await shown(scope, row), secret: `whsec_${secret}` };
};

/** Ends the webhook of a store: who sends now sends no further event. @throws 404 */
export const handleDeleteStoreWebhook: Handler<typeof deleteStoreWebhook> = async (_request, scope) => {
  const { tx, storeId } = scope;
  const ended = await tx
    .delete(storeWebhooks)
    .where(eq(storeWebhooks.storeId, storeId))
    .returning({ url: storeWebhooks.url });
  if (ended.length === 0) throw notFound(NONE);
  return { success: true, message: 'Ya no avisamos a ese sistema' };
};

const received = 'Tu sistema recibió el aviso de prueba';

/**
 * Sends a `ping`, before the transaction, and says what came back (D521). One that is received ends all pauses, so that what waits is
 * sent again; one that is not changes nothing. @throws 404, 409
 */
export const handleTestStoreWebhook: Handler<typeof testStoreWebhook> = prepared(
  async (_request, { storeId, look }) => {
    const { sender, url, secret, now } = await look(async (scope) => {
      const row = await rowOf(scope.tx, storeId);
      if (!row) throw notFound(NONE);
      try {
        const opened = secretsOf(scope).open(row.box, webhookSecretPlace(storeId), row.keyId);
        return { sender: senderOf(scope), url: row.url, secret: opened, now: scope.now };
      } catch (error) {
        if (!(error instanceof UnopenedBox)) throw error;
        throw conflict(LOST, 'secret_lost');
      }
    });
    const message = { id: `ping_${randomUUID()}`, at: now, body: pingBody(now), secret };
    return { url, answer: await sender.send(url, message) };
  },
  async (_request, scope, { url, answer }: { url: string; answer: WebhookAnswer }) => {
    const { tx, storeId, now } = scope;
    const ofStore = and(eq(storeWebhooks.storeId, storeId), eq(storeWebhooks.url, url));
    if (answer.isReceived) await tx.update(storeWebhooks).set(afresh(now)).where(ofStore);
    const row = await rowOf(tx, storeId);
    if (!row) throw notFound(NONE);
    return {
      data: await shown(scope, row),
      isReceived: answer.isReceived,
      message: answer.isReceived ? received : webhookCauseMessage(answer.cause),
    };
  },
);
