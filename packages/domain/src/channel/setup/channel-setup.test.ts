import { describe, expect, it, test } from 'vitest';
import { linkableCodes } from '../integrations/integration-channels.ts';
import { channelSetup } from './channel-setup.ts';
import { leavingReasons, needsComment } from './leaving-reasons.ts';
import { linkCauseMessage, linkCauses, mustLinkAnew } from './link-causes.ts';

const setups = linkableCodes.map((code) => channelSetup(code)!);

describe('what linking a channel asks for and allows', () => {
  test.each([
    ['SH', true, []],
    ['TP', false, ['user', 'password']],
    ['ML', true, []],
    ['SP', true, ['shop']],
    ['WC', false, ['url', 'consumerKey', 'consumerSecret']],
    ['AE', true, []],
  ])('%s: goes to the channel %s, asks for %j', (code, goesToChannel, fields) => {
    expect(channelSetup(code)).toMatchObject({
      code,
      goesToChannel,
      fields: fields.map((name) => ({ name })),
    });
  });

  test.each(['CS', 'PG', 'XX', 'ml', '', null, undefined, '__proto__'])('%s is not linked', (code) => {
    expect(channelSetup(code)).toBeUndefined();
  });

  it('keeps passwords and keys secret, and only those', () => {
    const secrets = setups.flatMap(({ fields }) => fields.filter(({ isSecret }) => isSecret));
    expect(secrets.map(({ name }) => name)).toEqual(['password', 'consumerKey', 'consumerSecret']);
  });

  it('says four lines without figures, the last one on products to come (D15)', () => {
    for (const { lines } of setups) {
      expect(new Set(lines).size).toBe(4);
      expect(lines.join(' ')).not.toMatch(/\d/u);
      expect(lines[3]).toBe('Sincronización de productos: próximamente');
    }
  });

  it('names what is read, what is written and what is never touched, nothing twice', () => {
    for (const { name, reads, writes, never, capabilities } of setups) {
      const all = [...reads, ...writes, ...never];
      expect(new Set(all).size).toBe(all.length);
      expect(reads[0]).toContain(name);
      expect(never).toContain('No leemos las tarjetas de tus clientes');
      // Reading orders writes nothing; each other capability is one thing written.
      expect(writes).toHaveLength(capabilities.length - 1);
    }
  });
});

describe('leaving a channel', () => {
  test('has seven reasons and Otra, which asks for a comment (S3.62)', () => {
    expect(new Set(leavingReasons).size).toBe(8);
    expect(leavingReasons.at(-1)).toBe('Otra');
    expect(leavingReasons.filter(needsComment)).toEqual(['Otra']);
  });
});

describe('a link that does not work', () => {
  it('says why in a sentence of its own', () => {
    expect(new Set(linkCauses.map((cause) => linkCauseMessage(cause))).size).toBe(linkCauses.length);
    expect(linkCauseMessage('llave_rechazada', 'WC')).toBe('La llave ya no sirve: haz otra');
  });

  test.each(linkableCodes)(
    'says of %s one of at most fifteen sentences, short and without a figure',
    (code) => {
      const sentences = linkCauses.map((cause) => linkCauseMessage(cause, code));
      expect(sentences.length).toBeLessThanOrEqual(15);
      expect(sentences.filter((one) => one.length > 70 || /\d/u.test(one))).toEqual([]);
    },
  );

  it('asks for linking anew where nothing else helps, and says so', () => {
    const anew = linkCauses.filter(mustLinkAnew);
    expect(anew).toEqual(['llave_rechazada', 'permiso_retirado']);
    expect(linkCauses.filter((cause) => linkCauseMessage(cause).includes('vuelve a conectarlo'))).toEqual(
      anew,
    );
  });
});
