import { calls } from '@trastienda/api-client/calls';
import { banks } from '@trastienda/domain/banks';
import { describe, expect, it } from 'vitest';
import { asking } from '../../testing/ask.ts';
import { useDatabase } from '../../testing/test-database.ts';

const db = useDatabase();
const { ask } = asking(() => db.database);
const sat = async (search?: string) =>
  (await ask(calls.listCartaPorte, { query: search === undefined ? {} : { search } })).data;
const brands = async (search: string) => (await ask(calls.listBrands, { query: { search } })).data;

describe('S7.95 the catalogues', () => {
  it.each([
    ['a code', '52152100', '52152100'],
    ['the beginning of a code', '521016', undefined],
    ['a word of the description', 'cristaleria', '52152100'],
    ['a similar word', 'VASO', '52152100'],
    ['beginnings of two words in any order', 'perr alim', '10121801'],
    ['a word of the trade', 'petate', '52101516'],
  ])('finds a SAT key by %s', async (_, search, code) => {
    const found = await sat(search);
    expect(found.length).toBeLessThanOrEqual(20);
    if (code === undefined) expect(found).toEqual([]);
    else expect(found.map((one) => one.code)).toContain(code);
  });

  it('answers twenty at most, and nothing for what nobody sells', async () => {
    expect(await sat()).toHaveLength(20);
    expect(await sat('de')).toHaveLength(20);
    for (const search of ['zzzz', '%', '_'.repeat(120)])
      expect((await sat(search)).length).toBeLessThanOrEqual(20);
    expect(await sat('zzzz')).toEqual([]);
  });

  it('finds brands by beginnings of their words, by name', async () => {
    const found = await brands('LUMB');
    expect(found.map(({ name }) => name)).toEqual(['Casa Lumbre', 'Lumbre Cocina']);
    expect((await brands('umbre')).length).toBe(0);
  });

  it('S3.53 has the banks of the domain, and finds SAT keys and brands beside them', async () => {
    expect((await sat('petate')).length).toBeGreaterThan(0);
    expect((await brands('lumb')).length).toBeGreaterThan(0);
    expect((await ask(calls.listBanks, {})).data).toEqual(banks);
  });
});
