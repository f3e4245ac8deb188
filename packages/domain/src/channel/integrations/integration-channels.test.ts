import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { deepFreeze } from '../../testing/arbitraries.ts';
import { integrationChannels } from './integration-channels.ts';

const inactive = { paginasStatus: 'inactive' };
const codes = (list: readonly { channel_id: string }[]) => list.map(({ channel_id }) => channel_id);

describe('channels to link', () => {
  test('stand in the fixed order SH, TP, ML, SP, WC, AE; missing ones have empty lists (S3.32)', () => {
    expect(
      integrationChannels([{ channel_id: 'ML', marketplace: 'Meli', channels: ['a'] }], inactive),
    ).toEqual([
      { channel_id: 'SH', marketplace: 'shein', channels: [] },
      { channel_id: 'TP', marketplace: 'total play', channels: [] },
      { channel_id: 'ML', marketplace: 'Meli', channels: ['a'] },
      { channel_id: 'SP', marketplace: 'shopify', channels: [] },
      { channel_id: 'WC', marketplace: 'woocommerce', channels: [] },
      { channel_id: 'AE', marketplace: 'aliexpress', channels: [] },
    ]);
    expect(integrationChannels([], inactive)[2]?.marketplace).toBe('mercado libre');
  });

  test('unknown ones come after, and two entries of one channel are joined', () => {
    const list = integrationChannels(
      [
        { channel_id: 'XX', marketplace: 'otro', channels: [1] },
        { channel_id: 'SH', marketplace: 'shein', channels: [2], pedidos: true },
        { channel_id: 'XX', marketplace: 'repetido', channels: [3] },
        { channel_id: 'SH', marketplace: 'repetido', channels: [4] },
      ],
      inactive,
    );
    expect(codes(list)).toEqual(['SH', 'TP', 'ML', 'SP', 'WC', 'AE', 'XX']);
    expect(list[0]).toEqual({ channel_id: 'SH', marketplace: 'shein', channels: [2, 4], pedidos: true });
    expect(list[6]).toEqual({ channel_id: 'XX', marketplace: 'otro', channels: [1, 3] });
  });

  test('PG is added with its name and the pedidos capability, only when its service is active (S3.34)', () => {
    const added = { channel_id: 'PG', marketplace: 'paginas', channels: [], pedidos: true };
    expect(integrationChannels([], { paginasStatus: 'active' }).at(-1)).toEqual(added);
    for (const paginasStatus of ['inactive', 'ACTIVE', '', null, undefined]) {
      expect(codes(integrationChannels([], { paginasStatus }))).not.toContain('PG');
    }
  });

  test('PG stands or falls with that status, whatever the answer says', () => {
    const answer = [{ channel_id: 'PG', marketplace: 'x', channels: [1] }];
    expect(codes(integrationChannels(answer, inactive))).not.toContain('PG');
    expect(
      codes(integrationChannels(answer, { paginasStatus: 'active' })).filter((code) => code === 'PG').length,
    ).toBe(1);
  });

  it('loses no link, names no channel twice and always has the six first', () => {
    const entry = fc.record({
      channel_id: fc.constantFrom('SH', 'TP', 'ML', 'SP', 'WC', 'AE', 'XX', 'YY'),
      marketplace: fc.string(),
      channels: fc.array(fc.nat(), { maxLength: 4 }),
    });
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 12 }), (answer) => {
        const list = integrationChannels(deepFreeze(answer), inactive);
        expect(codes(list).slice(0, 6)).toEqual(['SH', 'TP', 'ML', 'SP', 'WC', 'AE']);
        expect(new Set(codes(list)).size).toBe(list.length);
        for (const { channel_id, channels } of list) {
          expect(channels).toEqual(
            answer.filter((one) => one.channel_id === channel_id).flatMap((one) => one.channels),
          );
        }
      }),
    );
  });
});
