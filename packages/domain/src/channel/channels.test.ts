import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { anyText, word } from '../testing/arbitraries.ts';
import { channelDisplayName, marketplaceQueryOf } from './channel-display-name.ts';
import {
  type ChannelCode,
  channelCodes,
  channelName,
  directSale,
  channelOf,
  channels,
  isChannelCode,
  isOwnStore,
  isStorefront,
  sortByChannel,
} from './channels.ts';
import { paymentMarketplaceOf, paymentMarketplaces } from './payment-marketplace-of.ts';

describe('the ten channels', () => {
  const kindOf = (code: ChannelCode) => channelOf(code)?.kind;

  test('CS, SR and SN are the three retail marketplaces (S1.15)', () => {
    expect(channels.filter(({ kind }) => kind === 'retail marketplace').map(({ code }) => code)).toEqual([
      'SR',
      'SN',
      'CS',
    ]);
  });
  test('SP is the hosted-shop platform (S1.16)', () => expect(kindOf('SP')).toBe('hosted-shop platform'));
  test('SH is the fast-fashion marketplace (S1.17)', () =>
    expect(kindOf('SH')).toBe('fast-fashion marketplace'));
  test('ML is the large Latin-American marketplace (S1.18)', () =>
    expect(kindOf('ML')).toBe('large Latin-American marketplace'));
  test('PG is the own website builder (S1.19)', () =>
    expect(kindOf('PG')).toBe('own website/storefront builder'));
  test('TP is the telecom-operator marketplace (S1.20)', () =>
    expect(kindOf('TP')).toBe('telecom-operator marketplace'));
  test('WC is the open-source shop plugin platform (S1.21)', () =>
    expect(kindOf('WC')).toBe('open-source shop plugin platform'));
  test('AE is the global marketplace (S1.22)', () => expect(kindOf('AE')).toBe('global marketplace'));

  test('are shown in the order SR, SN, CS, SH, ML, TP, WC, PG, SP, with AE after WC (S4.18)', () => {
    expect(channelCodes).toEqual(['SR', 'SN', 'CS', 'SH', 'ML', 'TP', 'WC', 'AE', 'PG', 'SP']);
    expect(channels.map(({ code }) => code)).toEqual(channelCodes);
    expect(channelCodes.filter((code) => code !== 'AE').join()).toBe('SR,SN,CS,SH,ML,TP,WC,PG,SP');
  });

  test('have their names', () => {
    expect(channelCodes.map(channelName)).toEqual([
      'Sears',
      'Sanborns',
      'Claroshop',
      'Shein',
      'Mercado Libre',
      'Total Play',
      'WooCommerce',
      'AliExpress',
      'Páginas',
      'Shopify',
    ]);
    expect(channelName('SB')).toBe('SB');
    expect(channelName(directSale)).toBe('Venta directa');
    expect(isChannelCode(directSale)).toBe(false);
  });

  test('SR, SN and CS are the own-store types, PG and SP a group apart (S4.19)', () => {
    expect(channelCodes.filter(isOwnStore)).toEqual(['SR', 'SN', 'CS']);
    expect(channelCodes.filter(isStorefront)).toEqual(['PG', 'SP']);
    for (const none of ['SB', '', null, undefined]) {
      expect([isOwnStore(none), isStorefront(none), channelOf(none)]).toEqual([false, false, undefined]);
    }
    expect(channels.map(({ group }) => group).join()).toBe(
      'own-store,own-store,own-store,connected,connected,connected,connected,connected,storefront,storefront',
    );
  });

  test('are told from other codes', () => {
    expect(channelCodes.every(isChannelCode)).toBe(true);
    for (const other of ['SB', 'cs', '', null, 3]) expect(isChannelCode(other)).toBe(false);
  });

  it('sorting by channel keeps everything, in display order, unknown codes last', () => {
    const code = fc.constantFrom<string>(...channelCodes, 'SB', 'XX');
    fc.assert(
      fc.property(fc.array(code), (codes) => {
        const sorted = sortByChannel(codes, (item) => item);
        expect(sorted.toSorted()).toEqual(codes.toSorted());
        const known = sorted.filter(isChannelCode);
        expect(known).toEqual(channelCodes.flatMap((one) => codes.filter((other) => other === one)));
        expect(sorted.slice(known.length)).toEqual(codes.filter((one) => !isChannelCode(one)));
      }),
    );
  });
});

describe("a marketplace's name", () => {
  test('is capitalised per word (S3.33)', () => {
    expect(channelDisplayName('mercado libre')).toBe('Mercado Libre');
    expect(channelDisplayName('  ÉXITO   TOTAL ')).toBe('Éxito Total');
    expect(channelDisplayName(null)).toBe('');
  });

  test('in lower case is the marketplace query of the products route (S2.8)', () => {
    expect(marketplaceQueryOf('Sears')).toBe('sears');
    expect(marketplaceQueryOf(' Mercado  Libre')).toBe('mercado libre');
    expect(marketplaceQueryOf(undefined)).toBe('');
  });

  it('capitalised once stays as it is', () => {
    fc.assert(
      fc.property(fc.array(word), (words) => {
        const name = channelDisplayName(words.join(' '));
        expect(channelDisplayName(name)).toBe(name);
        expect(name.toLocaleLowerCase('es-MX')).toBe(words.join(' ').toLocaleLowerCase('es-MX'));
      }),
    );
  });
});

describe('the marketplace of the payments', () => {
  test('is read from claroshop, sears and sanborns', () => {
    expect(paymentMarketplaces).toEqual([
      { query: 'claroshop', code: 'CS' },
      { query: 'sears', code: 'SR' },
      { query: 'sanborns', code: 'SN' },
    ]);
    expect(paymentMarketplaces.map(({ query }) => paymentMarketplaceOf(query))).toEqual(paymentMarketplaces);
  });

  it('is none for any other text', () => {
    expect(paymentMarketplaceOf(null)).toBeNull();
    expect(paymentMarketplaceOf('Sears')).toBeNull();
    fc.assert(
      fc.property(anyText, (text) => {
        expect(paymentMarketplaceOf(`x${text}`)).toBeNull();
      }),
    );
  });
});
