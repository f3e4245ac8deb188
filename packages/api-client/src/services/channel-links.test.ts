import { leavingReasons } from '@trastienda/domain/channel-setup';
import { describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { linkMercadoLibre, linkShopify, linkSheinByTempToken } from './channel-links.calls.ts';
import * as channelLinks from './channel-links.calls.ts';
import { deleteIntegrationChannel, listIntegrationChannels } from './channels.calls.ts';

const reads = (schema: z.ZodMiniType | undefined, value: unknown) => schema?.safeParse(value).success;
const faultAt = (schema: z.ZodMiniType | undefined, value: unknown) =>
  schema?.safeParse(value).error?.issues.map(({ path, message }) => [path.join('.'), message]);

describe('linking in two steps (D150, D256)', () => {
  const start = {
    storeId: '10452',
    redirectUri: 'https://portal.example/canales-de-venta/marketplaces/setup',
  };
  const finish = { ...start, code: 'abc', state: 'def' };
  it.each([
    ['to start', start, true],
    ['to finish', finish, true],
    ['with all that came back', { ...finish, callback: { code: 'abc', hmac: 'f00' } }, true],
    ['with a code and no state', { ...start, code: 'abc' }, false],
    ['with a state and no code', { ...start, state: 'def' }, false],
    ['with what came back of a refusal alone', { ...start, callback: { error: 'access_denied' } }, false],
    ['with numbers in what came back', { ...finish, callback: { code: 1 } }, false],
    [
      'with too much of it',
      { ...finish, callback: Object.fromEntries(Array.from({ length: 21 }, (_, at) => [`n${at}`, ''])) },
      false,
    ],
  ])('%s', (_, body, fits) => {
    expect(reads(linkMercadoLibre.body, body)).toBe(fits);
    expect(reads(linkShopify.body, { ...body, shop: 'casa-lumbre' })).toBe(fits);
  });

  it('of Shein names the state that it began with', () => {
    expect(reads(linkSheinByTempToken.body, { storeId: '10452', tempToken: 'abc' })).toBe(false);
    expect(reads(linkSheinByTempToken.body, { storeId: '10452', tempToken: 'abc', state: 'def' })).toBe(true);
  });

  it('and every other way of linking is the owner’s act, none of them a safe read (D245)', () => {
    const acts = [...Object.values(channelLinks), deleteIntegrationChannel];
    expect(acts).toHaveLength(9);
    expect(acts.filter(({ owner, idempotency }) => !owner || idempotency === 'safe')).toEqual([]);
  });
});

describe('unlinking (D149, D261)', () => {
  const body = { seller_id: '10452', channel_id: 'ML', shop_id: 'ml-1', feedbackbaja: null };

  it('takes the reasons of the survey, and no other', () => {
    for (const razonbaja of leavingReasons.filter((reason) => reason !== 'Otra')) {
      expect(reads(deleteIntegrationChannel.body, { ...body, razonbaja })).toBe(true);
    }
    const fault = [['razonbaja', 'Elige por qué lo desconectas']];
    expect(faultAt(deleteIntegrationChannel.body, { ...body, razonbaja: 'Porque sí' })).toEqual(fault);
  });

  it.each([null, '', '  '])('for Otra asks for more than %j', (feedbackbaja) => {
    const other = { ...body, razonbaja: 'Otra', feedbackbaja };
    expect(faultAt(deleteIntegrationChannel.body, other)).toEqual([['feedbackbaja', 'Cuéntanos por qué']]);
    expect(reads(deleteIntegrationChannel.body, { ...other, feedbackbaja: 'Cerré' })).toBe(true);
  });
});

describe('a link', () => {
  it('of an upstream that says less is read, with nothing known of the rest', () => {
    const link = { shop_id: 7, name: 'Velas', status: 'active', linkedAt: '2025-03-04T17:20:00Z' };
    const channels = [{ channel_id: 'ML', marketplace: 'mercado libre', channels: [link] }];
    expect(listIntegrationChannels.response.parse({ data: channels }).data[0]?.channels[0]).toEqual({
      ...link,
      shop_id: '7',
      lastOrderAt: null,
      failedSince: null,
      cause: null,
      message: null,
      url: null,
      lastSyncAt: null,
      webhook: 'sin',
      nextSyncAt: null,
      readDay: 0,
      writtenDay: 0,
      connection: null,
      capabilities: [],
      pendingOrders: 0,
      pending: 0,
      cases: 0,
    });
  });
});
