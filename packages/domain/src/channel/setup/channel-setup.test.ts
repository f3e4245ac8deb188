import { describe, expect, it, test } from 'vitest';
import { linkableCodes } from '../integrations/integration-channels.ts';
import { channelSetup } from './channel-setup.ts';
import { channelEventKinds, channelEventSentence } from './channel-events.ts';
import { leavingReasons, needsComment } from './leaving-reasons.ts';
import { guidesAsNotes, linkCheckPassed, linkChecks } from './link-checks.ts';
import { orderPrefix } from './link-choices.ts';
import { pieceCancellationNotice } from './piece-cancellation.ts';
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

describe('single pieces of an order of a linked shop', () => {
  const notice = (marketplace: string, shopName?: string) =>
    pieceCancellationNotice({ marketplace, dataMarketplace: { shopName } });

  it('are not cancelled by WooCommerce, which is said beforehand', () => {
    expect(notice('WC', 'casalumbre.mx')).toBe(
      'WooCommerce no cancela piezas sueltas: dejamos una nota en el pedido y tú las reembolsas en tu tienda.',
    );
  });

  it('are nothing to speak of for other channels, and where no linked shop brought the order', () => {
    const others = ['SP', 'TP', 'CS', 'PG', '__proto__'].map((code) => notice(code, 'casalumbre.mx'));
    expect([...others, notice('WC')]).toEqual(Array.from({ length: 6 }, () => null));
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
    'says of %s one of at most sixteen sentences, short and without a figure',
    (code) => {
      const sentences = linkCauses.map((cause) => linkCauseMessage(cause, code));
      expect(sentences.length).toBeLessThanOrEqual(16);
      expect(sentences.filter((one) => one.length > 70 || /\d/u.test(one))).toEqual([]);
    },
  );

  it('asks for linking anew where nothing else helps, and says so', () => {
    const anew = linkCauses.filter(mustLinkAnew);
    expect(anew).toEqual(['llave_rechazada', 'llave_perdida', 'permiso_retirado']);
    expect(linkCauses.filter((cause) => linkCauseMessage(cause).includes('vuelve a conectarlo'))).toEqual(
      anew,
    );
  });
});

describe('what was asked of a shop, and what happened with it', () => {
  it('has a sentence for each check that passed, short and of its own', () => {
    const sentences = [...linkChecks.map(linkCheckPassed), guidesAsNotes];
    expect(new Set(sentences).size).toBe(linkChecks.length + 1);
    expect(sentences.filter((one) => one.length > 60 || one.endsWith('.'))).toEqual([]);
  });

  test.each(channelEventKinds)(
    '%s is told apart from the others, with one order, many, or a named one',
    (kind) => {
      const told = (count: number, orderNumber: string | null) =>
        channelEventSentence({ kind, count, orderNumber, message: null });
      const isOfOrders = ['read', 'written', 'refused'].includes(kind);
      expect(new Set([told(1, null), told(3, null), told(1, 'norte-13')]).size).toBe(isOfOrders ? 3 : 1);
      if (isOfOrders) {
        expect(told(1, null)).toContain('un pedido');
        expect(told(3, null)).toContain('3 pedidos');
        expect(told(1, 'norte-13')).toContain('el pedido norte-13');
      }
    },
  );

  it('a failure says its cause, and silence where nobody knows it', () => {
    const failed = (message: string | null) =>
      channelEventSentence({ kind: 'failed', count: 1, orderNumber: null, message });
    expect(failed('Tu tienda está en mantenimiento')).toBe('Tu tienda está en mantenimiento');
    expect(failed(null)).toBe('Tu tienda no respondió');
  });
});

test.each([
  ['no', 'no'],
  ['norte', 'norte'],
  [' NORTES ', 'nortes'],
  ['n', null],
  ['nortesa', null],
  ['n1', null],
  ['año', null],
  ['a-b', null],
  ['', null],
  [null, null],
])('the prefix of %j is %j', (text, prefix) => {
  expect(orderPrefix(text)).toBe(prefix);
});
