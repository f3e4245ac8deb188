import type { Logger } from '../log.ts';
import { masked } from '../mask.ts';

/**
 * Levels that a browser may claim. Anybody can report a failure, and a line at `error` pages an operator, so
 * `error` is not one of them.
 */
const LEVELS: Readonly<Record<string, 'debug' | 'info' | 'warn'>> = {
  debug: 'debug',
  info: 'info',
  warn: 'warn',
  error: 'warn',
};
const clean = (value: unknown, length: number) =>
  masked(
    String(value ?? '')
      .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
      .slice(0, length),
  );

/** Writes what a browser reports (POST `_log`, D180); the reporter never learns of a failure. */
export function logFromClient(log: Logger, form: URLSearchParams): void {
  const level = form.get('level') ?? '';
  const ownFields = new Set(['level', 'code', 'message', 'csrfToken']);
  const fields = Object.fromEntries(
    [...form]
      .filter(([name]) => !ownFields.has(name))
      .slice(0, 20)
      .map(([name, value]) => [clean(name, 40), clean(value, 1000)]),
  );
  const line = { client: { level: clean(level, 10), code: clean(form.get('code'), 100), ...fields } };
  const message = `browser: ${clean(form.get('message'), 1000)}`;
  log[Object.hasOwn(LEVELS, level) ? (LEVELS[level] ?? 'info') : 'info'](line, message);
}
