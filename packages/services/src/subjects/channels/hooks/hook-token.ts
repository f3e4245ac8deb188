import { createHash } from 'node:crypto';

const TOKEN_BYTES = 32;

/** A token names its store, so that it is looked for there alone, as a key of the open door does (D517). */
const tokenForm = /^([\w-]{1,64})_([\w-]{43})$/u;

/** Returns the beginning of all tokens of a store. */
export const tokenPrefix = (storeId: string): string => `${storeId}_`;

/** Makes a token of 256 random bits. */
export const makeToken = (storeId: string, random: (size: number) => Uint8Array): string =>
  tokenPrefix(storeId) + Buffer.from(random(TOKEN_BYTES)).toString('base64url');

/** Makes a secret with which a shop signs. */
export const makeHookSecret = (random: (size: number) => Uint8Array): string =>
  Buffer.from(random(TOKEN_BYTES)).toString('base64url');

/** Returns the store that a token names, without looking whether it is one; `null` for what has not its form. */
export const storeNamedBy = (token: string): string | null => tokenForm.exec(token)?.[1] ?? null;

export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** The fields of the link's secrets that belong to its bell. */
export const TOKEN_FIELD = 'hookToken';
export const SECRET_FIELD = 'hookSecret';
