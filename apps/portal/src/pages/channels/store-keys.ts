import type { CallError, StoreKey } from '@trastienda/api-client';
import { formatDateTime, type ReadingTime, visibleText } from '@trastienda/domain';

/** Whether a key may have been made though its answer never came, or could not be read: nobody can see it any more. */
export const isKeyLost = ({ kind }: CallError): boolean =>
  kind === 'timeout' || kind === 'network' || kind === 'contract';

/** A key that was asked for: its name, and the keys that were known then. */
export type AskedKey = { readonly name: string; readonly known: readonly string[] };

/** Returns the keys that work and that nobody has seen: of a name that was asked for, and not there before. */
export function lostKeys(keys: readonly StoreKey[], asked: readonly AskedKey[]): readonly StoreKey[] {
  return keys.filter(
    ({ id, name, revokedAt }) =>
      revokedAt === null && asked.some((one) => visibleText(one.name) === name && !one.known.includes(id)),
  );
}

/** Returns a moment as it stands within a sentence: 'hoy, 09:18'. */
export function momentInSentence(moment: string, clock: ReadingTime): string {
  const words = formatDateTime(moment, clock);
  return words.charAt(0).toLocaleLowerCase('es-MX') + words.slice(1);
}

/** Returns what is known of a key beside its name: whether it works, its end, its last use, who made it and when. */
export function keyFacts(key: StoreKey, clock: ReadingTime): readonly string[] {
  const at = (moment: string) => momentInSentence(moment, clock);
  return [
    key.revokedAt === null ? 'Activa' : `Revocada: ${at(key.revokedAt)}`,
    `termina en ${key.lastFour}`,
    key.lastUsedAt === null ? 'sin usar' : `último uso: ${at(key.lastUsedAt)}`,
    `la hizo ${key.createdBy}, ${at(key.createdAt)}`,
  ];
}
