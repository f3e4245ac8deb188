import type { Scope } from '../../core/scope.ts';

const DIGITS = 8;

/** A number that can be read aloud: 'env-40718234'; among a store's shipments no two are the same for as long as it matters. */
export function documentId({ randomBytes }: Pick<Scope, 'randomBytes'>, kind: 'env' | 'ret'): string {
  const number = Buffer.from(randomBytes(6)).readUIntBE(0, 6) % 10 ** DIGITS;
  return `${kind}-${String(number).padStart(DIGITS, '0')}`;
}
