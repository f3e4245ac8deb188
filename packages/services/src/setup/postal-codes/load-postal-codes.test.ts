import { calls } from '@trastienda/api-client/calls';
import { mexicanStates } from '@trastienda/domain';
import { seedDemo } from '@trastienda/demo';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { zipCodes } from '../../tables/shipping.ts';
import { asking, CASA_LUMBRE } from '../../testing/ask.ts';
import { NOW } from '../../testing/now.ts';
import { pendingOrder, quoteFor } from '../../testing/requests.ts';
import { sepomexFile, type SepomexLine, town } from '../../testing/sepomex-file.ts';
import { useDatabase } from '../../testing/test-database.ts';
import { loadPostalCodes } from './load-postal-codes.ts';
import { WrongPostalCodes } from './wrong-postal-codes.ts';

const db = useDatabase();
const { ask, answer } = asking(() => db.database);
const load = (lines: readonly SepomexLine[], options = {}) =>
  loadPostalCodes(db.database, sepomexFile(lines), options);
const none = { codes: 0, colonias: 0 };
const lookUp = (code: string) => answer(calls.getZipCode, { params: { code } }, { storeId: CASA_LUMBRE });
const saved = (where = sql`true`) =>
  db.database.execute(sql`select xmin::text, * from zip_codes where ${where} order by code`);

const merida = { borough: 'Mérida', state: 'Yucatán', city: 'Mérida' };
/** Thirty codes of Yucatán. */
const yucatan = Array.from({ length: 30 }, (_, at) => town(String(97_200 + at), merida, 3)).flat();
const without = (code: string) => yucatan.filter((line) => line.code !== code);

describe('postal codes from the file of Correos de México', () => {
  it('are not there before: the demo knows few, and quotes for a code by its first digits', async () => {
    expect((await lookUp('97203')).status).toBe(404);
    expect((await lookUp('97000')).status).toBe(200);
    const order = await pendingOrder(ask);
    const quoted = await answer(calls.quoteCourier, {
      body: quoteFor(order, { destinationZipCode: '97299' }),
    });
    expect(quoted.status).toBe(200);
  });

  it('take the place of the demo’s in their state, and of no other; the same file again writes nothing', async () => {
    const before = await saved(sql`state_code <> 'MX-YUC'`);
    const demoCodes = await db.database.$count(zipCodes, eq(zipCodes.stateCode, 'MX-YUC'));
    expect(demoCodes).toBeGreaterThan(0);
    const first = await load(yucatan);
    expect(first).toMatchObject({
      encoding: 'windows-1252',
      states: ['Yucatán'],
      total: { codes: 30, colonias: 90 },
      added: { codes: 30, colonias: 90 },
      changed: none,
      gone: { codes: demoCodes },
    });
    expect((await saved(sql`state_code <> 'MX-YUC'`)).rows).toEqual(before.rows);
    expect((await ask(calls.getZipCode, { params: { code: '97203' } })).detail).toEqual({
      postalCode: '97203',
      state: { code: 'MX-YUC', name: 'Yucatán' },
      city: 'Mérida',
      borough: 'Mérida',
      colonias: [1, 2, 3].map((at) => ({ id: `97203-${at}`, name: `Colonia Núm. ${at} de 97203` })),
    });
    const written = await saved();
    expect(await load(yucatan.toReversed())).toMatchObject({ added: none, changed: none, gone: none });
    expect((await saved()).rows).toEqual(written.rows);
  });

  it('are replaced where they changed, and deleted where the post gave them up', async () => {
    const [, ...others] = yucatan.filter(({ code }) => code === '97205');
    const lines = [
      ...without('97205').filter(({ code }) => code !== '97210'),
      ...others,
      { ...merida, code: '97205', name: 'Las Américas' },
      ...town('97999', merida, 2),
    ];
    expect(await load(lines)).toMatchObject({
      added: { codes: 1, colonias: 2 },
      changed: { codes: 1, colonias: 1 },
      gone: { codes: 1, colonias: 4 },
    });
    expect((await lookUp('97210')).status).toBe(404);
    await load(yucatan);
  });

  it('leave a row of the operator’s own, unless the file has its code', async () => {
    const own = { stateCode: 'MX-YUC', city: 'Mérida', borough: 'Mérida', colonias: ['Propia'] };
    await db.database.insert(zipCodes).values([
      { ...own, code: '97900' },
      { ...own, code: '97901' },
    ]);
    const lines = [...yucatan, ...town('97901', merida, 1)];
    expect(await load(lines)).toMatchObject({ changed: { codes: 1, colonias: 1 }, gone: { codes: 0 } });
    expect((await lookUp('97900')).status).toBe(200);
    await load(yucatan);
    expect([await lookUp('97900'), await lookUp('97901')].map(({ status }) => status)).toEqual([200, 404]);
  });

  it('are not loaded at all from a file with a broken line, or one that lacks many of those that are there', async () => {
    const before = (await saved()).rows;
    await expect(load([...yucatan, ...town('9730', merida, 1)])).rejects.toThrow('"9730" is no postal code');
    const few = yucatan.slice(0, 19 * 3);
    await expect(load(few)).rejects.toThrow(
      new WrongPostalCodes(
        'The file lacks 11 of 30 codes of Yucatán: is it whole? With --accept-gone they go.',
      ),
    );
    expect((await saved()).rows).toEqual(before);
    expect(await load(few, { acceptGone: true })).toMatchObject({ gone: { codes: 11, colonias: 33 } });
    await load(yucatan);
  });

  it('refuse a code that their state does not have, in a quote and in the address that parcels leave from', async () => {
    const order = await pendingOrder(ask);
    const body = quoteFor(order, { destinationZipCode: '97299' });
    expect(await answer(calls.quoteCourier, { body })).toMatchObject({
      status: 422,
      body: {
        code: 'unknown_postal_code',
        message: 'El código postal 97299 no existe: corrige la dirección de quien recibe',
      },
    });
    // Of a state whose file was not loaded nobody can tell.
    for (const destinationZipCode of ['97203', '64999'])
      expect((await answer(calls.quoteCourier, { body: { ...body, destinationZipCode } })).status).toBe(200);
    // A storehouse from before the file was loaded may be at a code that is in none.
    const lost = await answer(calls.quoteCourier, { body: { ...body, originZipCode: '97298' } });
    expect(lost).toMatchObject({
      status: 422,
      body: { code: 'unknown_origin', message: 'Corrige el código postal de tu almacén: 97298 no existe' },
    });
    const house = await ask(calls.getStorehouse, { params: { id: CASA_LUMBRE } });
    const { name, contactName, phone, email, schedule, version } = house;
    const address = { ...house.address, zipCode: '97299', stateCode: 'MX-YUC', state: 'Yucatán' };
    const refused = await answer(calls.updateStorehouse, {
      params: { id: CASA_LUMBRE },
      body: { name, contactName, phone, email, schedule, version, address },
    });
    expect(refused).toMatchObject({
      status: 422,
      body: {
        validationResults: [{ field: 'address.zipCode', message: 'El código postal 97299 no existe' }],
      },
    });
  });

  it('stay when the demo is brought to another version', async () => {
    const before = (await saved()).rows;
    await db.database.execute(sql`update reference_versions set version = 'older'`);
    await seedDemo(db.database, NOW);
    expect((await saved()).rows).toEqual(before);
  });

  it(
    'are loaded of the whole country within a minute, and 200 of them are found',
    { timeout: 120_000 },
    async () => {
      const country = mexicanStates.flatMap(({ name }, at) =>
        Array.from({ length: 1000 }, (_, nth) => {
          const place = {
            borough: `Municipio ${nth % 50}`,
            state: name,
            city: nth % 3 ? `Ciudad ${nth}` : '',
          };
          return town(String((at + 1) * 1000 + nth).padStart(5, '0'), place, 5);
        }).flat(),
      );
      const file = sepomexFile(country);
      expect(file.length).toBeGreaterThan(12_000_000);
      const begun = performance.now();
      const loaded = await loadPostalCodes(db.database, file, { acceptGone: true });
      expect(performance.now() - begun).toBeLessThan(60_000);
      expect(loaded).toMatchObject({ total: { codes: 32_000, colonias: 160_000 }, states: { length: 32 } });
      expect(await db.database.$count(zipCodes, eq(zipCodes.demo, true))).toBe(0);
      for (let nth = 0; nth < 200; nth += 1) {
        const line = country[(nth * 7919 * 5) % country.length];
        const { detail } = await ask(calls.getZipCode, { params: { code: line?.code ?? '' } });
        expect(detail.borough).toBe(line?.borough);
        expect(detail.city).toBe(line?.city || line?.borough);
        expect(mexicanStates.find(({ key }) => key === detail.state.code)?.name).toBe(line?.state);
        expect(detail.colonias.map(({ name }) => name)).toContain(line?.name);
      }
      expect(await loadPostalCodes(db.database, file)).toMatchObject({
        added: none,
        changed: none,
        gone: none,
      });
    },
  );
});
