import { setTimeout as sleep } from 'node:timers/promises';
import type { Services } from '@trastienda/services';
import { jsonAnswer, refusal } from './answer.ts';
import type { Dispatch } from './dispatch.ts';

const quoted = (name: string) =>
  `attachment; filename="${name.replaceAll(/[^\w.-]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(name)}`;

const headersOf = (file: { readonly contentType: string; readonly fileName: string | null }) => ({
  'Content-Type': file.contentType,
  ...(file.fileName === null ? {} : { 'Content-Disposition': quoted(file.fileName) }),
});

/** The services that come with the product, in this process. Past the call's deadline the answer is 504 (D168). */
export const embeddedDispatch =
  (services: Pick<Services, 'handle'>): Dispatch =>
  async (call, parts, context) => {
    const { user, storeId, idempotencyKey, requestId, traceparent, clientAddress, mustBeNew } = context;
    const finished = new AbortController();
    const late = sleep(call.timeoutMs, null, { signal: finished.signal }).catch(() => null);
    const handled = services.handle(call, parts, {
      user: { email: user.email, name: user.name },
      storeId,
      idempotencyKey,
      requestId,
      traceparent,
      clientAddress,
      mustBeNew,
    });
    const answer = await Promise.race([handled, late]);
    if (answer === null) {
      // The call's key finds the result of work that still continues; nobody waits for a late failure.
      handled.then(({ stream }) => stream?.body.destroy()).catch(() => {});
      return refusal(504);
    }
    const { status, body, file, stream } = answer;
    if (stream !== undefined) {
      // The deadline holds for its last byte too: cut, an answer does not look whole.
      void late.then(() => stream.body.destroy());
      stream.body.once('close', () => finished.abort());
      return { status, headers: headersOf(stream), body: stream.body };
    }
    finished.abort();
    if (file === undefined) return jsonAnswer(status, body ?? null);
    return { status, headers: headersOf(file), body: Buffer.from(file.bytes) };
  };
