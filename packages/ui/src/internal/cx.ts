/** Joins class names; skips what is absent. */
export const cx = (...names: readonly (string | false | 0 | 0n | null | undefined)[]): string =>
  names.filter(Boolean).join(' ');
