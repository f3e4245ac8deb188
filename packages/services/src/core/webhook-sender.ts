import { createHmac } from 'node:crypto';
import {
  type ClientOptions,
  createGuardedClient,
  type GuardedClient,
} from '@trastienda/connectors/egress/guarded-client';
import { originAway } from '@trastienda/connectors/egress/page-fault';
import { retryAfterSeconds } from '@trastienda/connectors/egress/retry-after';
import { type AddressCause, readShopAddress } from '@trastienda/connectors/egress/shop-address';
import { fail, ok, type Result } from '@trastienda/domain';
import type { LinkCause } from '@trastienda/domain/channel-setup';

/** A message for another system of a merchant's, in the form of the Standard Webhooks specification. */
export type WebhookMessage = {
  /** The same for the same message, however often it is sent. */
  readonly id: string;
  /** The moment of this attempt. */
  readonly at: Date;
  /** JSON, which is signed as it is sent. */
  readonly body: string;
  /** The signing secret, in base64. */
  readonly secret: string;
};

/** The end of an attempt: the receiver's word, or why there was none. */
export type WebhookAnswer =
  | { readonly isReceived: true }
  | {
      readonly isReceived: false;
      readonly cause: LinkCause;
      /** `null` where nothing was answered. */
      readonly status: number | null;
      /** The receiver asks for this many seconds, at most an hour. */
      readonly waitSeconds: number | null;
    };

/** Sends messages to machines that merchants name. */
export type WebhookSender = {
  /** Reads what a merchant typed as the address of her system. */
  readonly readAddress: (text: string) => Result<string, AddressCause>;
  /** Sends one message to an address that `readAddress` gave. It rejects for none of the receiver's faults. */
  readonly send: (url: string, message: WebhookMessage) => Promise<WebhookAnswer>;
  readonly close: () => Promise<void>;
};

const sentences: Readonly<Record<AddressCause, string>> = {
  empty: 'Escribe la dirección de tu sistema',
  scheme: 'La dirección necesita https',
  user: 'Escribe la dirección sin usuario ni contraseña',
  port: 'Escribe la dirección sin puerto',
  ip: 'Escribe un nombre público, no números',
  local: 'Escribe una dirección pública',
  shape: 'Escribe la dirección como https://erp.tutienda.mx/avisos',
  demo: 'Esa dirección es de ejemplo',
};

/** Returns the signature of a message, as its header has it. */
export function webhookSignature({ id, at, body, secret }: WebhookMessage): string {
  const signed = `${id}.${secondsOf(at)}.${body}`;
  return `v1,${createHmac('sha256', Buffer.from(secret, 'base64')).update(signed).digest('base64')}`;
}

const secondsOf = (at: Date): number => Math.floor(at.getTime() / 1000);

/** Says by a status why a message was not received. */
function causeOf(status: number): LinkCause {
  if (status >= 300 && status < 400) return 'otra_direccion';
  if (status === 401 || status === 403) return 'llave_rechazada';
  if (status === 410) return 'permiso_retirado';
  if (status === 429) return 'mas_despacio';
  if (status === 503) return 'mantenimiento';
  return originAway.has(status) ? 'sin_respuesta' : 'respuesta_ilegible';
}

/** Makes the sender of an installation, over one guarded client. */
export function createWebhookSender(options: ClientOptions = {}): WebhookSender {
  const client: GuardedClient = createGuardedClient(options);
  const { allowLoopback = false } = options;
  return {
    readAddress(text) {
      const given = text.trim();
      if (given === '') return fail('empty', sentences.empty);
      const whole = /^[a-z][a-z\d+.-]*:\/\//iu.test(given) ? given : `https://${given}`;
      const [site = ''] = /^[^/]*\/\/[^/?#]*/u.exec(whole) ?? [];
      const read = readShopAddress(site, { allowLoopback });
      if (!read.ok) return fail(read.error.code, sentences[read.error.code]);
      // Path and query are the receiver's own: no part of them can name another host.
      const rest = whole.slice(site.length).replace(/#.*$/su, '');
      const path = rest.startsWith('/') ? rest : `/${rest}`;
      if (!URL.canParse(read.value.origin + path)) return fail('shape', sentences.shape);
      const { origin, pathname, search } = new URL(read.value.origin + path);
      return origin === read.value.origin ? ok(origin + pathname + search) : fail('shape', sentences.shape);
    },
    async send(url, message) {
      const { origin, pathname, search } = new URL(url);
      const answer = await client.knock({
        origin,
        path: pathname + search,
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'webhook-id': message.id,
          'webhook-timestamp': String(secondsOf(message.at)),
          'webhook-signature': webhookSignature(message),
        },
        body: { text: message.body },
      });
      if (answer.fault === undefined) {
        const { status } = answer;
        if (answer.ok) return { isReceived: true };
        const waitSeconds = retryAfterSeconds(answer.headers.retryAfter, message.at);
        return { isReceived: false, cause: causeOf(status), status, waitSeconds };
      }
      return { isReceived: false, cause: answer.fault, status: answer.status, waitSeconds: null };
    },
    close: () => client.close(),
  };
}
