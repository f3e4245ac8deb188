import { authCalls } from './auth-calls.ts';
import type { AuthTransport } from './auth-transport.ts';

export type AuthLogEntry = {
  readonly level: 'debug' | 'info' | 'warn' | 'error';
  readonly code: string;
  readonly message: string;
  /** Free text; file contents, tokens and passwords have no place here. */
  readonly fields?: Readonly<Record<string, string>>;
};

/** Bytes of the form at most. */
export const AUTH_LOG_LIMIT = 4096;

const size = (form: Record<string, string>) => new URLSearchParams(form).toString().length;

/** The entry as a form of at most 4 kB: the message is cut, then fields that no longer fit are left out. */
function authLogForm(entry: AuthLogEntry): Record<string, string> {
  const form = { level: entry.level, code: entry.code.slice(0, 200), message: entry.message };
  while (size(form) > AUTH_LOG_LIMIT)
    form.message = form.message.slice(0, Math.floor(form.message.length * 0.9));
  let whole: Record<string, string> = form;
  for (const [name, value] of Object.entries(entry.fields ?? {})) {
    if (name in whole) continue;
    const more = { ...whole, [name]: value };
    if (size(more) <= AUTH_LOG_LIMIT) whole = more;
  }
  return whole;
}

/** Client logs, `POST _log`. Never raised: a failed log is dropped, once the console has heard of it. */
export const createAuthLog =
  (ask: AuthTransport, log?: (code: string, message: string) => void) =>
  async (entry: AuthLogEntry): Promise<void> => {
    const answer = await ask(authCalls.postAuthLog, { form: authLogForm(entry), keepalive: true });
    if (!answer.ok) log?.(entry.code, entry.message);
  };
