import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../database/connect.ts';
import { zipCodes, zipPrefixes } from '../../tables/shipping.ts';

export type PostalPlace = {
  /** `null` where it begins like the codes of no state. */
  readonly stateCode: string | null;
  /** Whether it is known not to exist: the national file of its state is loaded, and it is not there (D498). */
  readonly isUnknown: boolean;
};

/** Returns the state of a postal code: by the code itself where it is known, else by its first two digits. */
export async function placeOfPostalCode(tx: Transaction, code: string): Promise<PostalPlace> {
  const [known] = await tx
    .select({ stateCode: zipCodes.stateCode })
    .from(zipCodes)
    .where(eq(zipCodes.code, code));
  if (known) return { ...known, isUnknown: false };
  const [prefix] = await tx
    .select({ stateCode: zipPrefixes.stateCode })
    .from(zipPrefixes)
    .where(eq(zipPrefixes.prefix, code.slice(0, 2)));
  if (!prefix) return { stateCode: null, isUnknown: false };
  const [other] = await tx
    .select({ code: zipCodes.code })
    .from(zipCodes)
    .where(and(eq(zipCodes.stateCode, prefix.stateCode), eq(zipCodes.official, true)))
    .limit(1);
  return { ...prefix, isUnknown: other !== undefined };
}
