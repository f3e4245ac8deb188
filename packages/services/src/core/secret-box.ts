import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes } from 'node:crypto';

const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;
const CIPHER = 'aes-256-gcm';

/**
 * A box that encrypts secrets, so that the database alone does not reveal them (D255). It has one key or several: the first seals, and
 * all of them open, so that a key is replaced while processes run (D515).
 */
export type SecretBox = {
  /** The public name of the key that seals, so that a row says which key opens it. */
  readonly keyId: string;
  /** The names of all keys, that of the sealing one first. */
  readonly keyIds: readonly string[];
  /** Seals a secret. `place` names its owner: a box that was moved elsewhere does not open. */
  seal(secret: string, place: readonly string[]): Buffer;
  /**
   * Returns the same fingerprint for the same text, by the key that seals; without the key it is no way to
   * try passwords.
   */
  fingerprint(text: string): string;
  /** Whether a fingerprint is that of a text by any of the keys: a stored one outlives a change of the first. */
  isFingerprint(stored: string, text: string): boolean;
  /**
   * Opens a box, by the key that `keyId` names; each key is tried without it.
   * @throws UnopenedBox for a box of another key, of another place, or that was changed.
   */
  open(box: Uint8Array, place: readonly string[], keyId?: string): string;
};

/** A box stays closed. Neither what is in it nor a key is in the message. */
export class UnopenedBox extends Error {
  override readonly name = 'UnopenedBox';
  /** Whether no key here has the name that was given; otherwise the box was changed, or moved, or is of another key. */
  readonly isKeyMissing: boolean;
  constructor(isKeyMissing: boolean) {
    super(isKeyMissing ? 'The key of this box is not here.' : 'This box does not open here.');
    this.isKeyMissing = isKeyMissing;
  }
}

type Key = { readonly id: string; readonly bytes: Uint8Array; readonly fingerprints: Buffer };

function keyOf(bytes: Uint8Array): Key {
  if (bytes.length !== KEY_BYTES) throw new Error(`The key for secrets must have ${KEY_BYTES} bytes.`);
  return {
    id: createHash('sha256').update('trastienda secrets ').update(bytes).digest('hex').slice(0, 16),
    bytes,
    fingerprints: createHmac('sha256', bytes).update('fingerprints').digest(),
  };
}

const bound = (place: readonly string[]) => Buffer.from(JSON.stringify(place));

const fingerprintBy = (key: Key, text: string): string =>
  createHmac('sha256', key.fingerprints).update(text).digest('hex');

/** Returns the secret, or `null` where the key, the place or a byte is another. */
function openBy(key: Key, box: Uint8Array, place: readonly string[]): string | null {
  if (box.length < IV_BYTES + TAG_BYTES) return null;
  const decipher = createDecipheriv(CIPHER, key.bytes, box.subarray(0, IV_BYTES), {
    authTagLength: TAG_BYTES,
  })
    .setAAD(bound(place))
    .setAuthTag(box.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  const opened = decipher.update(box.subarray(IV_BYTES + TAG_BYTES));
  try {
    return Buffer.concat([opened, decipher.final()]).toString('utf8');
  } catch {
    // OpenSSL has one error for all of them.
    return null;
  }
}

/**
 * Creates a box of one key or several, of which the first seals.
 * @throws without a key, for one that has not 32 bytes, and for one that is given twice.
 */
export function createSecretBox(given: readonly Uint8Array[]): SecretBox {
  const keys = given.map(keyOf);
  const [first] = keys;
  if (!first) throw new Error('A box for secrets needs a key.');
  const keyIds = keys.map(({ id }) => id);
  if (new Set(keyIds).size < keys.length) throw new Error('A key for secrets is given twice.');
  return {
    keyId: first.id,
    keyIds,
    fingerprint: (text) => fingerprintBy(first, text),
    isFingerprint: (stored, text) => keys.some((key) => fingerprintBy(key, text) === stored),
    seal(secret, place) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(CIPHER, first.bytes, iv).setAAD(bound(place));
      const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), sealed]);
    },
    open(box, place, keyId) {
      const tried = keyId === undefined ? keys : keys.filter(({ id }) => id === keyId);
      for (const key of tried) {
        const secret = openBy(key, box, place);
        if (secret !== null) return secret;
      }
      throw new UnopenedBox(tried.length === 0);
    },
  };
}
