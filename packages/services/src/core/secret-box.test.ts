import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSecretBox } from './secret-box.ts';

const key = randomBytes(32);
const box = createSecretBox(key);
const place = ['10452', 'link-1', 'password'];

describe('a box of secrets', () => {
  it('gives back any text at its own place', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.array(fc.string()), (secret, where) => {
        expect(box.open(box.seal(secret, where), where)).toBe(secret);
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
      expect(() => box.open(one, other)).toThrow();
    }
  });

  it('opens with no other key, and not once a byte of it has changed', () => {
    const one = box.seal('clave', place);
    expect(() => createSecretBox(randomBytes(32)).open(one, place)).toThrow();
    for (let at = 0; at < one.length; at += 1) {
      const changed = Buffer.from(one);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(() => box.open(changed, place)).toThrow();
    }
    for (const cut of [0, 11, 12, 27]) expect(() => box.open(one.subarray(0, cut), place)).toThrow();
  });

  it('knows a text again by its key alone', () => {
    expect(createSecretBox(key).fingerprint('clave')).toBe(box.fingerprint('clave'));
    expect(box.fingerprint('clave')).not.toBe(box.fingerprint('Clave'));
    expect(createSecretBox(randomBytes(32)).fingerprint('clave')).not.toBe(box.fingerprint('clave'));
  });

  it('names its key, and only that', () => {
    expect(createSecretBox(key).keyId).toBe(box.keyId);
    expect(createSecretBox(randomBytes(32)).keyId).not.toBe(box.keyId);
    expect(() => createSecretBox(randomBytes(16))).toThrow('must have 32 bytes');
  });
});
