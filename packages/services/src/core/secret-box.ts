import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes } from 'node:crypto';

const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;
const CIPHER = 'aes-256-gcm';

/** A box that encrypts secrets, so that the database alone does not reveal them (D255). */
export type SecretBox = {
  /** The public name of the key, so that a row says which key opens it. */
  readonly keyId: string;
  /** Seals a secret. `place` names its owner: a box that was moved elsewhere does not open. */
  seal(secret: string, place: readonly string[]): Buffer;
  /** Returns the same fingerprint for the same text; without the key it is no way to try passwords. */
  fingerprint(text: string): string;
  /**
   * Opens a box.
   * @throws for a box of another key, of another place, or that was changed.
   */
  open(box: Uint8Array, place: readonly string[]): string;
};

/**
 * Creates a box.
 * @throws when the key has not 32 bytes.
 */
export function createSecretBox(key: Uint8Array): SecretBox {
  if (key.length !== KEY_BYTES) throw new Error(`The key for secrets must have ${KEY_BYTES} bytes.`);
  const bound = (place: readonly string[]) => Buffer.from(JSON.stringify(place));
  const fingerprintKey = createHmac('sha256', key).update('fingerprints').digest();
  return {
    fingerprint: (text) => createHmac('sha256', fingerprintKey).update(text).digest('hex'),
    keyId: createHash('sha256').update('trastienda secrets ').update(key).digest('hex').slice(0, 16),
    seal(secret, place) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(CIPHER, key, iv).setAAD(bound(place));
      const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), sealed]);
    },
    open(box, place) {
      const iv = box.subarray(0, IV_BYTES);
      const decipher = createDecipheriv(CIPHER, key, iv, { authTagLength: TAG_BYTES })
        .setAAD(bound(place))
        .setAuthTag(box.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
      const opened = [decipher.update(box.subarray(IV_BYTES + TAG_BYTES)), decipher.final()];
      return Buffer.concat(opened).toString('utf8');
    },
  };
}
