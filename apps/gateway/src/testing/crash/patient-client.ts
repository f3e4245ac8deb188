import { setTimeout as sleep } from 'node:timers/promises';
import {
  type AnyCall,
  type CallInput,
  type CallOutput,
  createClient,
  IN_FLIGHT,
  type Result,
} from '@trastienda/api-client';
import { type Browser, createBrowser } from '../browser.ts';

/** No answer, a fault, a wait that was asked for, or a copy whose transaction has not ended yet. */
const isUnknown = (result: Result<unknown>): boolean =>
  !result.ok &&
  (result.error.status === 0 ||
    result.error.status >= 500 ||
    result.error.status === 429 ||
    result.error.code === IN_FLIGHT);

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
  ): Promise<Result<CallOutput<C>>> => {
    for (let attempt = 0; attempt < 1200; attempt += 1) {
      const result = await client(call, input, { idempotencyKey });
      const status = result.ok ? 200 : result.error.status;
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (!isUnknown(result)) return result;
      await sleep(100);
    }
    throw new Error(`${call.id} has had no answer for two minutes.`);
  };
  return {
    browser,
    client,
    statuses,
    ask,
    /** The value; a refusal is an error here. */
    async must<C extends AnyCall>(call: C, input: CallInput<C>, key?: string): Promise<CallOutput<C>> {
      const result = await ask(call, input, key);
      if (result.ok) return result.value;
      throw new Error(`${call.id}: ${result.error.status} ${result.error.message}`);
    },
  };
}
export type PatientClient = Awaited<ReturnType<typeof patientClient>>;
