import { setTimeout as sleep } from 'node:timers/promises';
import {
  type AnyCall,
  type CallInput,
  type CallOutput,
  createClient,
  IN_FLIGHT,
  type CallResult,
} from '@trastienda/api-client';
import { type Browser, createBrowser } from '../browser.ts';

/** No answer, a fault, a wait that was asked for, or a copy whose transaction has not ended yet. */
const isUnknown = (result: CallResult<unknown>): boolean =>
  !result.ok &&
  (result.error.status === 0 ||
    result.error.status >= 500 ||
    result.error.status === 429 ||
    result.error.code === IN_FLIGHT);

class Refused extends Error {}

/** A merchant whose client asks until there is an answer, with the same key, as the portal does. */
export async function patientClient(origin: string, storeId: string, email: string) {
  const browser: Browser = createBrowser(origin);
  await browser.signIn(email);
  /** Every status that came, 0 for none. */
  const statuses = new Map<number, number>();
  const client = createClient({
    baseUrl: browser.origin,
    fetch: (input, init) => browser.go(String(input), init),
    storeId: () => storeId,
    sessionId: () => '1234567890123456789',
    headers: { Origin: browser.origin },
  });
  const ask = async <C extends AnyCall>(
    call: C,
    input: CallInput<C>,
    idempotencyKey: string = crypto.randomUUID(),
  ): Promise<CallResult<CallOutput<C>>> => {
    for (let attempt = 0; attempt < 1200; attempt += 1) {
      const result = await client(call, input, { idempotencyKey });
      const status = result.ok ? 200 : result.error.status;
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (!isUnknown(result)) return result;
      await sleep(100);
    }
    throw new Error(`${call.id} has had no answer for two minutes.`);
  };
  /** One try to send a file with a ticket of its own; its key, or `null` while nobody knows what came of it. */
  const uploadOnce = async (bytes: Buffer<ArrayBuffer>, name: string): Promise<string | null> => {
    const session = await browser.json<{ token?: string } | null>('/api/auth/session');
    if (session?.token === undefined) return null;
    const form = new FormData();
    form.append('file', new File([bytes], name));
    form.append('storeId', storeId);
    form.append('kind', 'evidence');
    const headers = { Authorization: `Bearer ${session.token}` };
    const answer = await browser.go('/upload/files', { method: 'POST', body: form, headers });
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    if (answer.status === 200) return ((await answer.json()) as { key: string }).key;
    if (answer.status < 500 && answer.status !== 429) throw new Refused(`uploadFile: ${answer.status}`);
    return null;
  };
  return {
    browser,
    client,
    statuses,
    ask,
    /** Sends a file until it is kept; its key there. */
    async upload(bytes: Buffer<ArrayBuffer>, name: string): Promise<string> {
      for (let attempt = 0; attempt < 1200; attempt += 1) {
        const key = await uploadOnce(bytes, name).catch((error: unknown) => {
          if (error instanceof Refused) throw error;
          // The line was cut.
          return null;
        });
        if (key !== null) return key;
        await sleep(100);
      }
      throw new Error('uploadFile has had no answer for two minutes.');
    },
    /** The value; a refusal is an error here. */
    async must<C extends AnyCall>(call: C, input: CallInput<C>, key?: string): Promise<CallOutput<C>> {
      const result = await ask(call, input, key);
      if (result.ok) return result.value;
      throw new Error(`${call.id}: ${result.error.status} ${result.error.message}`);
    },
  };
}
export type PatientClient = Awaited<ReturnType<typeof patientClient>>;
