import { hash } from 'node:crypto';
import { DrizzleQueryError } from 'drizzle-orm';
import {
  type DestinationStream,
  type Logger,
  type LoggerOptions,
  pino,
  stdSerializers,
  stdTimeFunctions,
} from 'pino';

import { masked, maskedFields } from './mask.ts';
import { noTracing, traceIdOf, type Tracing } from './tracing/tracing.ts';

export type { Logger } from 'pino';

/** Names whose values must never be written, at any depth of a log line. */
const secrets = [
  'cookie',
  'authorization',
  'set-cookie',
  'token',
  'access_token',
  'refresh_token',
  'id_token',
  'client_secret',
  'csrfToken',
  'password',
  'email',
];
const redact = ['', '*.', '*.*.'].flatMap((prefix) =>
  secrets.map((name) =>
    name.includes('-') ? `${prefix.replace(/\.$/, '')}["${name}"]` : `${prefix}${name}`,
  ),
);

/** Hashes of recent users: a new one for the line of each request would cost as much as the line. */
const hashes = new Map<string, string>();
const MAX_HASHES = 5000;

/** A user in the logs: the same one can be followed, nobody can be named. */
export function hashed(text: string): string {
  const cached = hashes.get(text);
  if (cached !== undefined) return cached;
  const made = hash('sha256', text.toLowerCase(), 'base64url').slice(0, 12);
  if (hashes.size >= MAX_HASHES) hashes.clear();
  hashes.set(text, made);
  return made;
}

/**
 * A failed query carries its values too: e-mails, hashes, tokens. They stay out; the query itself may be
 * read. So do objects that are attached to an error: a lost connection brings its client, with the key that
 * cancels its queries.
 */
function serializedError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const fields: Record<string, unknown> = { ...stdSerializers.err(error) };
  for (const name of ['params', 'detail', 'where']) delete fields[name];
  for (const [name, value] of Object.entries(fields)) if (Object(value) === value) delete fields[name];
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    if (!(at instanceof DrizzleQueryError)) continue;
    for (const name of ['message', 'stack']) {
      fields[name] = String(fields[name]).replaceAll(at.message, `Failed query: ${at.query}`);
    }
  }
  for (const name of ['message', 'stack']) if (name in fields) fields[name] = masked(String(fields[name]));
  return fields;
}

export const loggerOptions = (level: string): LoggerOptions => ({
  level,
  base: null,
  serializers: { err: serializedError },
  formatters: { log: maskedFields },
  redact: { paths: redact, censor: '[redacted]' },
  timestamp: stdTimeFunctions.isoTime,
});

/**
 * Logs the one line of each request. Its facts are our own (ids, names of calls, figures, a hash, a masked
 * path), so it skips the redaction, which is expensive for every line.
 */
export const requestLine = (log: Logger): Logger =>
  log.child({}, { redact: [], formatters: { log: (facts) => facts } });

/** The field of a log line that ties it to a trace. */
export const traceOf = (traceparent: string | null): { readonly traceId?: string } =>
  traceparent === null ? {} : { traceId: traceIdOf(traceparent) };

/**
 * JSON lines on standard output, written in batches a tenth of a second later at the most; readable lines on
 * a terminal.
 */
export async function createLogger(
  level: string,
  terminal: boolean,
  tracing: Tracing = noTracing,
): Promise<Logger> {
  return pino(
    {
      ...loggerOptions(level),
      ...(tracing === noTracing ? {} : { mixin: () => traceOf(tracing.current()) }),
    },
    terminal
      ? await prettyStream()
      : pino.destination({ dest: 1, sync: false, minLength: 4096, periodicFlush: 100 }),
  );
}

/** pino-pretty is a development tool and may not be installed. */
async function prettyStream(): Promise<DestinationStream> {
  try {
    const { default: pretty } = await import('pino-pretty');
    return pretty({ colorize: true, translateTime: 'SYS:HH:MM:ss', sync: true });
  } catch {
    return pino.destination({ dest: 1, sync: true });
  }
}
