import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { AnyCall, CallInput, CallAnswer } from '@trastienda/api-client';
import type { Database } from '../setup/index.ts';
import { createServices, type ServiceAnswer, type ServiceContext, type ServicesOptions } from '../index.ts';
import { testInstallation } from './installation.ts';
import { NOW } from './now.ts';

export const MARIANA = 'mariana@casalumbre.example';
export const HECTOR = 'hector@taller-norte.example';
export const CASA_LUMBRE = '10452';

type Asker = {
  readonly email?: string;
  readonly storeId?: string | null;
  /** The idempotency key; a new one for each request by default, `null` for none. */
  readonly key?: string | null;
};

type Input = { readonly params?: object; readonly query?: object; readonly body?: unknown };

/**
 * Converts a value to its form on the wire, JSON or a form with files: a `Date` or an `undefined` would not
 * survive it.
 */
export const onTheWire = (value: unknown): unknown => {
  if (value instanceof Blob) return value;
  if (Array.isArray(value)) return value.map(onTheWire);
  if (typeof value !== 'object' || value === null || value instanceof Date)
    return value === undefined ? undefined : (JSON.parse(JSON.stringify(value)) as unknown);
  const fields = Object.entries(value).filter(([, inner]) => inner !== undefined);
  return Object.fromEntries(fields.map(([name, inner]) => [name, onTheWire(inner)]));
};

/** Reads a stream to its end, as a client would. */
async function whole(given: ServiceAnswer): Promise<ServiceAnswer> {
  if (given.stream === undefined) return given;
  const { body, contentType, fileName } = given.stream;
  const bytes = await buffer(body);
  return contentType === 'application/json'
    ? { status: given.status, body: JSON.parse(bytes.toString('utf8')) as unknown }
    : { status: given.status, file: { bytes, contentType, fileName: fileName ?? '' } };
}

/** Sends requests to the services as the gateway does; the types follow from the call. */
export function asking(database: () => Database, options: Omit<ServicesOptions, 'database'> = {}) {
  const failures: unknown[] = [];
  const answer = async (call: AnyCall, input: Input, asker: Asker = {}): Promise<ServiceAnswer> => {
    const services = createServices({
      database: database(),
      clock: () => NOW,
      installation: testInstallation,
      onError: (error) => failures.push(error),
      ...options,
    });
    const key = asker.key === undefined ? (call.method === 'GET' ? null : randomUUID()) : asker.key;
    const context: ServiceContext = {
      user: { email: asker.email ?? MARIANA, name: null },
      storeId: asker.storeId === undefined ? (call.store === 'none' ? null : CASA_LUMBRE) : asker.storeId,
      idempotencyKey: key,
      requestId: 'req-test',
    };
    const { params, query, body } = input;
    const wire = onTheWire(body);
    return whole(
      await services.handle(
        call,
        { params: (params ?? {}) as Record<string, string>, query: query ?? {}, body: wire },
        context,
      ),
    );
  };
  return {
    /** Faults that were ours (500, 503). */
    failures,
    answer,
    /** The value of a 200, or an error that shows what came instead. */
    async ask<C extends AnyCall>(call: C, input: CallInput<C>, asker: Asker = {}): Promise<CallAnswer<C>> {
      const given = await answer(call, input as Input, asker);
      if (given.status !== 200) {
        throw new Error(
          `${call.id} answered ${given.status}: ${JSON.stringify(given.body)} ${String(failures.at(-1) ?? '')}`,
        );
      }
      return given.body as CallAnswer<C>;
    },
  };
}
