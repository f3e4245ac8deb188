import { calls } from '@trastienda/api-client/calls';
import type { CallInput } from '@trastienda/api-client';
import type { updateStoreFinancial, updateStoreTax } from '@trastienda/api-client/bamako';
import { clabeHoldMs } from '@trastienda/domain';
import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { createFiles, type FileKind } from '../files/create-files.ts';
import { stores } from '../../tables/people.ts';
import { guides } from '../../tables/shipping.ts';
import { asking, CASA_LUMBRE, HECTOR, MARIANA } from '../../testing/ask.ts';
import { NOW } from '../../testing/now.ts';
import { putPerson } from '../../testing/put-person.ts';
import { lineIds, orderAt } from '../../testing/requests.ts';
import { acrossStores, useDatabase } from '../../testing/test-database.ts';

const db = useDatabase();
let now = NOW;
const { ask, answer, failures } = asking(() => db.database, { clock: () => now });

/** This store of Mariana's has no data yet. */
const EMPTY = '10530';
const LINKED = 'ayudante@casalumbre.example';
const at = (id = CASA_LUMBRE) => ({ params: { id } });
const there = { storeId: EMPTY };

beforeAll(async () => {
  for (const storeId of [CASA_LUMBRE, EMPTY]) {
    await putPerson(db.database, { username: LINKED, status: 'activo', storeId });
  }
});

const changed = { status: 409, body: { code: 'changed' } };
const faultsOf = (given: { body?: unknown }) =>
  ((given.body as { validationResults?: { field: string; message: string }[] }).validationResults ?? []).map(
    ({ field, message }) => `${field}: ${message}`,
  );
const keep = async (kind: FileKind, text: string, storeId = CASA_LUMBRE, email = MARIANA) => {
  const files = createFiles({ database: db.database, clock: () => now });
  const bytes = Buffer.from(`%PDF-1.7 ${text}`);
  return (await files.save({ bytes, name: 'a.pdf', kind, storeId }, { email, requestId: 'r' })).key;
};

describe('a store that has said nothing of itself', () => {
  it.each([calls.getStorehouse, calls.getStoreTax, calls.getStoreFinancial, calls.getStoreUserData])(
    '$id: 404, an empty form (S7.86)',
    async (call) => {
      expect(await answer(call, at(EMPTY), there)).toMatchObject({ status: 404 });
    },
  );
});

describe('people who change the same form (D260)', () => {
  const contact = { name: 'Luz', lastName: 'Paz', email: 'luz@example.com', phone: '3312345678' };
  const save = (change: object, asker: object = there) =>
    answer(calls.updateStoreUserData, { ...at(EMPTY), body: { ...contact, ...change } }, asker);

  it('lose nothing: who read an empty form hears of the first one, by name and time', async () => {
    expect(await save({ version: 0 })).toMatchObject({ status: 200, body: { version: 1 } });
    const second = await save({ version: 0, name: 'Eva' }, { ...there, email: LINKED });
    expect(second).toMatchObject(changed);
    expect(JSON.stringify(second.body)).toContain(
      'Mariana Robles Ibarra cambió estos datos (Hoy, 12:30). Revísalos antes de guardar',
    );
    expect(await ask(calls.getStoreUserData, at(EMPTY), there)).toMatchObject({ name: 'Luz' });
  });

  it('go on with the version they have read, and name a colleague who wrote', async () => {
    const byColleague = await save({ version: 1, name: 'Eva' }, { ...there, email: LINKED });
    expect(byColleague).toMatchObject({ status: 200, body: { version: 2, name: 'Eva' } });
    const late = await save({ version: 1, name: 'Ana' });
    expect(late).toMatchObject(changed);
    expect(JSON.stringify(late.body)).toContain('Ayudante cambió estos datos');
  });

  it('may send again what stands, with the old version: nothing changed', async () => {
    expect(await save({ version: 1, name: 'Eva' })).toMatchObject({ status: 200, body: { version: 2 } });
  });

  it('at the same moment: one is told', async () => {
    const names = ['Uno', 'Dos', 'Tres', 'Cuatro'];
    const all = await Promise.all(names.map((name) => save({ version: 2, name })));
    expect(all.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
  });

  it('write the first one at the same moment: one is told there too', async () => {
    const house = await ask(calls.getStorehouse, at());
    const all = await Promise.all(
      ['Bodega', 'Almacén'].map((name) =>
        answer(calls.updateStorehouse, { ...at(EMPTY), body: { ...house, name, version: 0 } }, there),
      ),
    );
    expect(all.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('hear of every wrong field at once', async () => {
    const wrong = await save({ name: ' ', lastName: ' ', email: 'luz@' });
    expect(wrong.status).toBe(422);
    expect(faultsOf(wrong)).toEqual([
      'name: Escribe el nombre',
      'lastName: Escribe los apellidos',
      'email: Escribe un correo como nombre@ejemplo.com',
    ]);
  });
});

describe('the warehouse', () => {
  const guidesOf = (orderNumber?: string) =>
    acrossStores(db.database, (tx) =>
      tx
        .select()
        .from(guides)
        .where(
          and(
            eq(guides.storeId, CASA_LUMBRE),
            orderNumber === undefined ? undefined : eq(guides.orderNumber, orderNumber),
          ),
        )
        .orderBy(guides.number),
    );

  it('is where guides leave from that are made from now on; those of before stay as they are', async () => {
    const before = await guidesOf();
    const house = await ask(calls.getStorehouse, at());
    const address = {
      ...house.address,
      street: 'Calle Hamburgo',
      outdoorNumber: '212',
      suburb: 'Juárez',
      zipCode: '06600',
      city: 'Ciudad de México',
      borough: 'Cuauhtémoc',
      stateCode: 'cdmx',
    };
    const saved = await ask(calls.updateStorehouse, { ...at(), body: { ...house, address } });
    expect(saved).toMatchObject({ version: 2, address: { stateCode: 'MX-DIF', state: 'Ciudad de Mexico' } });
    expect(await ask(calls.getStorehouse, at())).toEqual(saved);
    expect(await guidesOf()).toEqual(before);

    const order = await orderAt(db.database, ask, 'CS', 1);
    await ask(calls.createAutomaticGuide, {
      params: { marketplace: 'CS' },
      body: {
        storeId: CASA_LUMBRE,
        orderId: order.orderid,
        colocationIds: lineIds(order),
        packages: [{ height: 10, width: 30, depth: 25, weight: 1.2, quantity: 1 }],
        forcedGuideType: null,
      },
    });
    const made = (await guidesOf(order.orderid)).filter(
      ({ number }) => !before.some((guide) => guide.number === number),
    );
    expect(made.map(({ origin }) => [origin.street, origin.zipCode, origin.stateCode])).toEqual([
      ['Calle Hamburgo', '06600', 'MX-DIF'],
    ]);
    const still = await guidesOf();
    expect(still.filter(({ number }) => before.some((guide) => guide.number === number))).toEqual(before);
  });

  it('gives the store the time of where it is, and of where it moves (D402)', async () => {
    const zone = async () =>
      (await acrossStores(db.database, (tx) => tx.select().from(stores).where(eq(stores.id, EMPTY))))[0]
        ?.timeZone;
    const house = await ask(calls.getStorehouse, at());
    const { version = 0 } = await ask(calls.getStorehouse, at(EMPTY), there);
    const move = (change: object, seen: number) =>
      ask(
        calls.updateStorehouse,
        { ...at(EMPTY), body: { ...house, version: seen, address: { ...house.address, ...change } } },
        there,
      );
    const cancun = { zipCode: '77500', city: 'Cancún', borough: 'Benito Juárez', stateCode: 'MX-ROO' };
    const moved = await move(cancun, version);
    expect(await zone()).toBe('America/Cancun');
    const tijuana = { zipCode: '22000', city: 'Tijuana', borough: 'Tijuana', stateCode: 'MX-BCN' };
    await move(tijuana, moved.version ?? 0);
    expect(await zone()).toBe('America/Tijuana');
  });

  it.each([
    [{ zipCode: '18000' }, 'address.zipCode: El código postal 18000 no existe'],
    [{ stateCode: 'MX-JAL' }, 'address.stateCode: El código postal 06600 es de Ciudad de Mexico'],
    [{ street: ' ' }, 'address.street: Escribe la calle'],
    [{ suburb: ' ' }, 'address.suburb: Escribe la colonia'],
  ])('has an address that is one: %o', async (change, fault) => {
    const house = await ask(calls.getStorehouse, at());
    const given = await answer(calls.updateStorehouse, {
      ...at(),
      body: { ...house, address: { ...house.address, ...change } },
    });
    expect(given.status).toBe(422);
    expect(faultsOf(given)).toEqual([fault]);
  });
});

describe('fiscal data', () => {
  type Tax = CallInput<typeof updateStoreTax>['body'];
  let stored: Tax;
  beforeAll(async () => {
    stored = { ...(await ask(calls.getStoreTax, at())), version: undefined };
  });
  const person = {
    rfc: 'HEGG560427AB1',
    razonSocial: 'Gloria Hernández',
    personType: 'fisica',
    regimenFiscal: '612',
    curp: 'HEGG560427MVZRRL04',
  } as const;
  const save = (change: Partial<Tax>, asker: object = {}) =>
    answer(calls.updateStoreTax, { ...at(), body: { ...stored, ...change } }, asker);

  it.each<[Partial<Tax>, string]>([
    [{ rfc: 'XAXX010101000' }, 'rfc: Usa el RFC de tu tienda, no el genérico'],
    [{ rfc: 'XEXX010101000' }, 'rfc: Usa el RFC de tu tienda, no el genérico'],
    [{ rfc: 'CLU210230AB7' }, 'rfc: La fecha dentro del RFC no existe'],
    [{ rfc: person.rfc }, 'rfc: El RFC de una persona moral lleva 12 caracteres'],
    [{ regimenFiscal: '612' }, 'regimenFiscal: Elige un régimen de una persona moral'],
    [{ curp: person.curp }, 'curp: Una persona moral no lleva CURP'],
    [{ razonSocial: '  ' }, 'razonSocial: Escribe el nombre o la razón social'],
    [{ ...person, curp: 'HEGG560427MVZRRL05' }, 'curp: Revisa la CURP: su último dígito no coincide'],
    [{ ...person, rfc: 'HEGG560428AB1' }, 'curp: La CURP y el RFC no son de la misma persona'],
    [{ constanciaUrl: 'javascript:alert(1)' }, 'constanciaUrl: Sube el archivo otra vez'],
    [{ constanciaUrl: 'https://evil.example/a.pdf' }, 'constanciaUrl: Sube el archivo otra vez'],
  ])('%o is refused', async (change, fault) => {
    const given = await save(change);
    expect(given.status).toBe(422);
    expect(faultsOf(given)).toEqual([fault]);
  });

  it('take as their certificate a file of the store and of that kind, and no other', async () => {
    const missing = 'constanciaUrl: No lo encontramos. Sube el archivo otra vez';
    const others = [
      `${'0'.repeat(40)}.pdf`,
      await keep('statement', 'a cover'),
      await keep('certificate', 'of another store', EMPTY),
      await keep('certificate', 'of another merchant', '20817', HECTOR),
    ];
    for (const constanciaUrl of others) expect(faultsOf(await save({ constanciaUrl }))).toEqual([missing]);
  });

  it('with a certificate: another RFC needs another one, and none is taken away', async () => {
    const first = await keep('certificate', 'first');
    const saved = await ask(calls.updateStoreTax, { ...at(), body: { ...stored, constanciaUrl: first } });
    expect(saved).toMatchObject({
      constanciaUrl: `/upload/files/${first}`,
      constanciaFecha: null,
      fuente: 'escrito',
    });
    const old = 'rfc: Sube la constancia nueva: la que tienes es de otro RFC';
    for (const constanciaUrl of [first, `/upload/files/${first}`, null]) {
      expect(faultsOf(await save({ ...person, constanciaUrl }))).toEqual([old]);
    }
    expect(faultsOf(await save({ constanciaUrl: null }))).toEqual([
      'constanciaUrl: Para cambiar tu constancia, sube la nueva',
    ]);
    const second = await keep('certificate', 'second');
    expect(await save({ ...person, constanciaUrl: second })).toMatchObject({
      status: 200,
      body: { rfc: person.rfc, curp: person.curp, constanciaUrl: `/upload/files/${second}` },
    });
  });

  it('are the owner’s to change; who is linked reads them without the certificate', async () => {
    expect(await save({}, { email: LINKED })).toMatchObject({
      status: 403,
      body: { message: 'Solo Mariana Robles Ibarra puede hacer esto' },
    });
    const seen = await ask(calls.getStoreTax, at(), { email: LINKED });
    expect(seen).toMatchObject({ rfc: person.rfc, constanciaUrl: null });
    await expect(keep('certificate', 'mine', CASA_LUMBRE, LINKED)).rejects.toMatchObject({ status: 403 });
  });
});

describe('the account that deposits go to (D247)', () => {
  type Account = CallInput<typeof updateStoreFinancial>['body'];
  const BBVA = '012320001234567895';
  const SANTANDER = '014320655012344477';
  const BANORTE = '072580011223344718';
  const account = (clabe: string, change: Partial<Account> = {}): Account => ({
    bankCode: clabe.slice(0, 3),
    clabe,
    accountHolder: 'Casa Lumbre Artesanías SA de CV',
    accountStatementUrl: null,
    ...change,
  });
  const save = (body: Account, asker: object = {}) =>
    answer(calls.updateStoreFinancial, { ...at(), body }, asker);
  const read = (asker: object = {}) => ask(calls.getStoreFinancial, at(), asker);
  const start = NOW.getTime();
  const pass = (ms: number) => {
    now = new Date(now.getTime() + ms);
  };
  const calm = { clabe: BBVA, status: 'validada', pendingUntil: null, pendingLast4: null };

  it('is the demo’s, with the one of before', async () => {
    expect(await read()).toMatchObject({
      ...calm,
      bankName: 'BBVA BANCOMER',
      clabeLast4: '7895',
      version: 2,
      previous: [{ bankName: 'BANAMEX', clabeLast4: '7891' }],
    });
  });

  it.each<[Partial<Account>, string]>([
    [{ bankCode: '002' }, 'clabe: Esa CLABE es de SANTANDER, no del banco que elegiste'],
    [{ clabe: '014320655012344470' }, 'clabe: Revisa la CLABE: su último dígito no coincide'],
    [{ accountHolder: ' ' }, 'accountHolder: Escribe el titular de la cuenta'],
    [
      { accountStatementUrl: `${'0'.repeat(40)}.pdf` },
      'accountStatementUrl: No lo encontramos. Sube el archivo otra vez',
    ],
    [{ accountStatementUrl: '//evil.example/a.pdf' }, 'accountStatementUrl: Sube el archivo otra vez'],
  ])('is one: %o is refused', async (change, fault) => {
    const given = await save(account(SANTANDER, change));
    expect(given.status).toBe(422);
    expect(faultsOf(given)).toEqual([fault]);
    expect(await read()).toMatchObject(calm);
  });

  it('stays for 48 hours after another CLABE was given, and everybody sees it', async () => {
    const until = new Date(start + clabeHoldMs).toISOString();
    const held = { pendingUntil: until, pendingLast4: '4477', status: 'pendiente', version: 3 };
    expect(await save(account(SANTANDER, { version: 2 }))).toMatchObject({
      status: 200,
      body: { ...held, clabe: BBVA },
    });
    expect(await read({ email: LINKED })).toMatchObject({ ...held, clabe: null, clabeLast4: '7895' });
    // Sent again it holds no longer than it did.
    pass(3_600_000);
    expect(await save(account(SANTANDER, { version: 2 }))).toMatchObject({ status: 200, body: held });
    expect(await save(account(BANORTE, { version: 2 }))).toMatchObject(changed);
  });

  it('is taken back by sending what stands, and never moves then', async () => {
    const { bankCode, accountHolder, accountStatementUrl, version } = await read();
    const back = await save({ bankCode, clabe: BBVA, accountHolder, accountStatementUrl, version });
    expect(back).toMatchObject({ status: 200, body: { ...calm, version: 4 } });
    pass(2 * clabeHoldMs);
    const seen = await read();
    expect(seen).toMatchObject(calm);
    expect(seen.previous.map(({ clabeLast4 }) => clabeLast4)).toEqual(['7891']);
  });

  it('holds anew for another change, and moves by the clock alone', async () => {
    await save(account(SANTANDER));
    pass(clabeHoldMs - 1);
    await save(account(BANORTE));
    const asked = now.getTime();
    expect(await read()).toMatchObject({ clabe: BBVA, pendingLast4: '4718' });
    pass(clabeHoldMs - 1);
    expect(await read()).toMatchObject({ clabe: BBVA, pendingLast4: '4718' });
    pass(1);
    const moved = await read();
    expect(moved).toMatchObject({ ...calm, clabe: BANORTE, bankName: 'BANORTE/IXE' });
    // The old account ended on the day the new one began, whenever the change was requested.
    expect(moved.since).toBe(new Date(asked + clabeHoldMs).toISOString());
    expect(moved.previous).toEqual([
      { bankName: 'BBVA BANCOMER', clabeLast4: '7895', until: new Date(asked + clabeHoldMs).toISOString() },
      expect.objectContaining({ clabeLast4: '7891' }),
    ]);
  });

  it('changes its holder and cover at once, for the CLABE is the same', async () => {
    const { since } = await read();
    pass(1000);
    const cover = await keep('statement', 'cover');
    const given = await save(
      account(BANORTE, { accountHolder: 'Mariana Robles', accountStatementUrl: cover }),
    );
    expect(given).toMatchObject({
      status: 200,
      body: {
        accountHolder: 'Mariana Robles',
        accountStatementUrl: `/upload/files/${cover}`,
        pendingUntil: null,
      },
    });
    expect(await read({ email: LINKED })).toMatchObject({ accountStatementUrl: null, since });
  });

  it('is a store’s first one at once', async () => {
    const given = await answer(
      calls.updateStoreFinancial,
      { ...at(EMPTY), body: account(BBVA, { version: 0 }) },
      there,
    );
    expect(given).toMatchObject({ status: 200, body: { ...calm, previous: [], version: 1 } });
  });

  it('is the owner’s to change; a linked person never gets 18 digits, by no way', async () => {
    const refused = await save(account(BBVA), { email: LINKED });
    expect(refused.status).toBe(403);
    const answers = [refused, await answer(calls.getStoreFinancial, at(), { email: LINKED })];
    // The key is that of the owner's own change.
    await save(account(BBVA), { key: 'the-owners-key' });
    answers.push(await save(account(BBVA), { email: LINKED, key: 'the-owners-key' }));
    for (const given of answers) expect(JSON.stringify(given)).not.toMatch(/\d{18}/);
  });

  it('none of all this was a fault of ours', () => expect(failures).toEqual([]));
});
