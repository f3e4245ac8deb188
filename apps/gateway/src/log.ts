import { createHash } from 'node:crypto';
import { type DestinationStream, type Logger, type LoggerOptions, pino, stdTimeFunctions } from 'pino';

export type { Logger } from 'pino';

/** Names whose values must never be written, wherever they stand in a log line. */
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

/** A user in the logs: the same one can be followed, nobody can be named. */
export const hashed = (text: string): string =>
  createHash('sha256').update(text.toLowerCase()).digest('base64url').slice(0, 12);

export const loggerOptions = (level: string): LoggerOptions => ({
  level,
  base: null,
  redact: { paths: redact, censor: '[redacted]' },
  timestamp: stdTimeFunctions.isoTime,
});

/** JSON lines on standard output; readable lines where a person looks at a terminal. */
export async function createLogger(level: string, terminal: boolean): Promise<Logger> {
  return pino(
    loggerOptions(level),
    terminal ? await prettyStream() : pino.destination({ dest: 1, sync: true }),
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
