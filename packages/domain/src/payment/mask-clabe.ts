import type { MaybeText } from '../internal/text.ts';

/**
 * An account as people see it who may not see all of it: dots and its last four digits. What has no four digits shows
 * none of them.
 * @example maskClabe('012320001234567895') // => '•••• 7895'
 * @example maskClabe('789') // => '••••'
 */
export function maskClabe(clabe: MaybeText): string {
  const lastFour = /\d{4}$/u.exec(clabe ?? '')?.[0];
  return lastFour === undefined ? '••••' : `•••• ${lastFour}`;
}
