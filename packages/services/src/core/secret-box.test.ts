import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSecretBox, UnopenedBox } from './secret-box.ts';

const key = randomBytes(32);
const box = createSecretBox([key]);
const place = ['10452', 'link-1', 'password'];

const secretText = fc.string({ unit: 'grapheme' });
const aPlace = fc.array(fc.string());
const aKey = fc.uint8Array({ minLength: 32, maxLength: 32 });
const severalKeys = fc.uniqueArray(aKey, {
  minLength: 2,
  maxLength: 5,
  selector: (bytes) => Buffer.from(bytes).toString('hex'),
});
/** Why a box stays closed. */
const closed = (open: () => string): boolean | 'open' => {
  try {
    open();
    return 'open';
  } catch (error) {
    if (error instanceof UnopenedBox) return error.isKeyMissing;
    throw error;
  }
};

describe('a box of secrets', () => {
  it('gives back any text at its own place', () => {
    fc.assert(
      fc.property(secretText, aPlace, (secret, where) => {
        expect(box.open(box.seal(secret, where), where)).toBe(secret);
        expect(box.open(box.seal(secret, where), where, box.keyId)).toBe(secret);
      }),
    );
  });

  it('shows nothing of it, and not even that two secrets are the same', () => {
    const one = box.seal('clave-de-mariana', place);
    expect(one.toString('latin1')).not.toContain('clave');
    expect(box.seal('clave-de-mariana', place).equals(one)).toBe(false);
  });

  it('opens at no other place, where two are joined otherwise neither', () => {
    const one = box.seal('clave', place);
    for (const other of [
      ['10453', 'link-1', 'password'],
      ['10452', 'link-1'],
      ['10452,link-1', 'password'],
    ]) {
      expect(closed(() => box.open(one, other))).toBe(false);
    }
  });

  it('opens with no other key, and not once a byte of it has changed, at whatever length it is cut', () => {
    const one = box.seal('clave', place);
    const other = createSecretBox([randomBytes(32)]);
    expect(closed(() => other.open(one, place))).toBe(false);
    expect(closed(() => other.open(one, place, box.keyId))).toBe(true);
    for (let at = 0; at < one.length; at += 1) {
      const changed = Buffer.from(one);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(closed(() => box.open(changed, place))).toBe(false);
      expect(closed(() => box.open(one.subarray(0, at), place))).toBe(false);
      expect(closed(() => box.open(one.subarray(at + 1), place))).toBe(false);
    }
    expect(closed(() => box.open(Buffer.concat([one, Buffer.of(0)]), place))).toBe(false);
  });

  it('says nothing of what is in it, or of a key, when it stays closed', () => {
    const one = box.seal('clave-de-mariana', place);
    for (const open of [() => box.open(one, []), () => box.open(one, place, 'otra')])
      expect(open).toThrow(/^(?:This box does not open here|The key of this box is not here)\.$/);
  });

  it('knows a text again by its key alone', () => {
    expect(createSecretBox([key]).fingerprint('clave')).toBe(box.fingerprint('clave'));
    expect(box.fingerprint('clave')).not.toBe(box.fingerprint('Clave'));
    expect(createSecretBox([randomBytes(32)]).fingerprint('clave')).not.toBe(box.fingerprint('clave'));
  });

  it('names its key, and only that', () => {
    expect(createSecretBox([key]).keyId).toBe(box.keyId);
    expect(createSecretBox([randomBytes(32)]).keyId).not.toBe(box.keyId);
  });

  it('takes only keys of 32 bytes, each once, and at least one', () => {
    for (const length of [0, 16, 31, 33])
      expect(() => createSecretBox([key, randomBytes(length)])).toThrow('must have 32 bytes');
    expect(() => createSecretBox([key, randomBytes(32), Uint8Array.from(key)])).toThrow('given twice');
    expect(() => createSecretBox([])).toThrow('needs a key');
  });
});

describe('a box of several keys (D515)', () => {
  it('opens at its place what any of them sealed, and seals with the first, whatever the keys, texts and places', () => {
    fc.assert(
      fc.property(
        severalKeys,
        fc.nat(),
        secretText,
        aPlace,
        aPlace,
        (keys, pick, secret, where, elsewhere) => {
          const all = createSecretBox(keys);
          const alone = keys.map((one) => createSecretBox([one]));
          const sealer = alone[pick % keys.length] ?? all;
          const sealed = sealer.seal(secret, where);
          expect(all.open(sealed, where)).toBe(secret);
          expect(all.open(sealed, where, sealer.keyId)).toBe(secret);
          expect(all.keyIds).toEqual(alone.map(({ keyId }) => keyId));
          // The row's name of a key is believed: another one of them does not open, nor does one that is not here.
          const wrong = all.keyIds.find((keyId) => keyId !== sealer.keyId);
          expect(closed(() => all.open(sealed, where, wrong))).toBe(false);
          const rest = createSecretBox(keys.filter((_, at) => at !== pick % keys.length));
          expect(closed(() => rest.open(sealed, where))).toBe(false);
          expect(closed(() => rest.open(sealed, where, sealer.keyId))).toBe(true);
          if (JSON.stringify(where) !== JSON.stringify(elsewhere))
            expect(closed(() => all.open(sealed, elsewhere))).toBe(false);
          // The first alone opens what all of them seal.
          expect(alone[0]?.open(all.seal(secret, where), where, all.keyId)).toBe(secret);
        },
      ),
    );
  });

  it('knows a text again by the fingerprint of each of them, and by no other key’s', () => {
    fc.assert(
      fc.property(severalKeys, fc.nat(), secretText, secretText, (keys, pick, text, other) => {
        const all = createSecretBox(keys);
        const at = pick % keys.length;
        const stored = createSecretBox(keys.slice(at, at + 1)).fingerprint(text);
        expect(all.isFingerprint(stored, text)).toBe(true);
        expect(all.isFingerprint(stored, other)).toBe(text === other);
        expect(createSecretBox(keys.toSpliced(at, 1)).isFingerprint(stored, text)).toBe(false);
        expect(all.fingerprint(text) === stored).toBe(at === 0);
      }),
    );
  });
});
