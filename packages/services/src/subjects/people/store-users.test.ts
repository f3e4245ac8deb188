import { calls } from '@trastienda/api-client/calls';
import { beforeEach, describe, expect, it } from 'vitest';
import { auditEntries } from '../../tables/requests.ts';
import { connect, disconnect } from '../../setup/index.ts';
import { asking, CASA_LUMBRE, HECTOR, MARIANA } from '../../testing/ask.ts';
import { NOW } from '../../testing/now.ts';
import { putPerson } from '../../testing/put-person.ts';
import { acrossStores, useDatabase } from '../../testing/test-database.ts';
import { storeUsers } from '../../tables/people.ts';

const db = useDatabase();
let clock = NOW;
const { ask, answer, failures } = asking(() => db.database, { clock: () => clock });

const LUCIA = 'lucia@ayuda.example';
const person = (username: string) => ({
  username,
  service: 'comercios' as const,
  name: 'Lucía Mena',
  store_id: CASA_LUMBRE,
});
const invite = (username: string, key?: string) =>
  answer(calls.createStoreUser, { body: person(username) }, key === undefined ? {} : { key });
const respond = (email: string, accept: boolean, invitation = CASA_LUMBRE) =>
  answer(calls.answerStoreInvitation, { params: { invitation }, body: { accept } }, { email });
const settle = (username: string, active: boolean, asker = {}) =>
  answer(
    calls.updateStoreUser,
    {
      params: { username },
      body: { service: 'comercios', name: 'Lucía', active, store_id: CASA_LUMBRE },
    },
    asker,
  );
const remove = (username: string, email = MARIANA) =>
  answer(calls.deleteStoreUser, { params: { username } }, { email });
const waitingFor = async (email: string) => (await ask(calls.listStoreInvitations, {}, { email })).data;
const storesOf = async (email: string) =>
  (await ask(calls.listUserStores, { query: { email } }, { email })).data.map(({ id }) => id);
const statusOf = async (username: string) =>
  (await ask(calls.listStoreUsers, { query: { username } })).data[0]?.status;
const entered = async (email: string) => (await answer(calls.listStoreUsers, {}, { email })).status;

beforeEach(async () => {
  clock = NOW;
  await acrossStores(db.database, async (tx) => {
    await tx.delete(storeUsers);
    await tx.delete(auditEntries);
  });
});

describe('the people of a store', () => {
  it('S3.61, S7.91: are its owner first, then who was invited, as all of them see it', async () => {
    await invite(LUCIA);
    await putPerson(db.database, { username: 'caja@ayuda.example', status: 'activo' });
    const { data } = await ask(calls.listStoreUsers, {}, { email: 'caja@ayuda.example' });
    expect(data.map(({ username, owner, status }) => [username, owner, status])).toEqual([
      [MARIANA, true, 'activo'],
      ['caja@ayuda.example', false, 'activo'],
      [LUCIA, false, 'invitado'],
    ]);
    expect(data.map(({ service }) => service)).toEqual(['comercios', 'comercios', 'comercios']);
    expect(data[0]).toMatchObject({ name: 'Mariana Robles Ibarra', invitedBy: null });
    expect(data[2]).toMatchObject({ invitedBy: MARIANA, active: false, lastActiveAt: null });
  });

  it('tell when each of them last changed something', async () => {
    expect((await ask(calls.listStoreUsers, {})).data[0]?.lastActiveAt).toBeNull();
    await invite(LUCIA);
    expect((await ask(calls.listStoreUsers, {})).data[0]?.lastActiveAt).toBe(NOW.toISOString());
  });

  it('one is found in whatever capitals', async () => {
    await invite('  Lucia@Ayuda.example ');
    const { data } = await ask(calls.listStoreUsers, { query: { username: 'LUCIA@ayuda.EXAMPLE' } });
    expect(data.map(({ username }) => username)).toEqual([LUCIA]);
  });
});

describe('an invitation (D248)', () => {
  it('lets in who accepts it, in whatever capitals she signs in', async () => {
    await invite('Lucia@Ayuda.example');
    expect(await storesOf(LUCIA)).toEqual([]);
    expect(await entered(LUCIA)).toBe(403);
    expect(await waitingFor('LUCIA@AYUDA.example')).toEqual([
      {
        invitation: CASA_LUMBRE,
        storeName: 'Casa Lumbre',
        inviter: 'Mariana Robles Ibarra',
        invitedAt: NOW.toISOString(),
      },
    ]);
    expect((await respond('Lucia@AYUDA.example', true)).status).toBe(200);
    expect(await storesOf(LUCIA)).toEqual([CASA_LUMBRE]);
    expect(await entered(LUCIA)).toBe(200);
    expect(await waitingFor(LUCIA)).toEqual([]);
    expect((await respond(LUCIA, true)).status).toBe(200);
  });

  it('is nobody else’s: the same 404 as for none at all, and no e-mail anywhere', async () => {
    await invite(LUCIA);
    const none = await respond(HECTOR, true, '99999');
    expect(none.status).toBe(404);
    expect(await respond(HECTOR, true)).toEqual(none);
    expect(await waitingFor(HECTOR)).toEqual([]);
    expect(await entered(HECTOR)).toBe(403);
    expect(await statusOf(LUCIA)).toBe('invitado');
    expect(JSON.stringify(await waitingFor(LUCIA))).not.toContain('@');
  });

  it('declined is over, for either answer, until it is sent again', async () => {
    await invite(LUCIA);
    expect((await respond(LUCIA, false)).status).toBe(200);
    expect((await respond(LUCIA, false)).status).toBe(200);
    expect((await respond(LUCIA, true)).status).toBe(404);
    expect([await waitingFor(LUCIA), await storesOf(LUCIA), await statusOf(LUCIA)]).toEqual([
      [],
      [],
      'declinado',
    ]);
    expect((await invite(LUCIA)).status).toBe(200);
    expect((await respond(LUCIA, true)).status).toBe(200);
    expect(await storesOf(LUCIA)).toEqual([CASA_LUMBRE]);
  });

  it('taken back is over', async () => {
    await invite(LUCIA);
    await remove(LUCIA);
    expect((await respond(LUCIA, true)).status).toBe(404);
  });

  it('says the same of an e-mail that somebody has and of one that nobody has', async () => {
    const [known, unknown] = [await invite(HECTOR), await invite('nadie@ayuda.example')];
    const told = (given: typeof known, username: string) => JSON.stringify(given).replaceAll(username, 'x');
    expect(known.status).toBe(200);
    expect(told(known, HECTOR)).toBe(told(unknown, 'nadie@ayuda.example'));
  });

  it('is refused for what is no e-mail, for the owner, and for who is there already', async () => {
    for (const wrong of ['lucia', 'lucia@', 'a b@c.mx'])
      expect(await invite(wrong)).toMatchObject({
        status: 422,
        body: { validationResults: [{ field: 'username' }] },
      });
    expect(await invite('Mariana@CasaLumbre.example')).toMatchObject({
      status: 409,
      body: { message: 'Esta tienda ya es tuya' },
    });
    await invite(LUCIA);
    expect(await invite('LUCIA@AYUDA.EXAMPLE')).toMatchObject({
      status: 409,
      body: { message: 'Ya invitaste a esta persona' },
    });
    await respond(LUCIA, true);
    expect((await invite(LUCIA)).status).toBe(409);
  });

  it('is one for a key that comes twice', async () => {
    const first = await invite(LUCIA, 'una-llave-de-alta');
    expect(await invite(LUCIA, 'una-llave-de-alta')).toEqual(first);
  });

  it('waits for 50 people at most, also when two come at once', async () => {
    for (let at = 1; at < 50; at += 1)
      await putPerson(db.database, { username: `p${at}@ayuda.example`, status: 'activo' });
    const both = await Promise.all([invite('a@ayuda.example'), invite('b@ayuda.example')]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    expect(both.find(({ status }) => status === 422)?.body).toMatchObject({
      code: 'people_quota',
      message: 'Hasta 50 personas por tienda',
    });
  });

  it('is the last of 20 within 24 hours, those counted that were taken back', async () => {
    for (let at = 0; at < 20; at += 1) {
      expect((await invite(`p${at}@ayuda.example`)).status).toBe(200);
      await remove(`p${at}@ayuda.example`);
    }
    expect(await invite(LUCIA)).toMatchObject({ status: 422, body: { code: 'invitations_quota' } });
    clock = new Date(NOW.getTime() + 24 * 3_600_000 + 1000);
    expect((await invite(LUCIA)).status).toBe(200);
  });
});

describe('an answer, which is a write without a store', () => {
  it('is kept on each of 100 connections that were never used before', async () => {
    for (let at = 0; at < 100; at += 1)
      await putPerson(db.database, { username: `n${at}@ayuda.example`, status: 'invitado' });
    for (let at = 0; at < 100; at += 1) {
      const fresh = connect(db.url, { max: 1 });
      const given = await asking(() => fresh).answer(
        calls.answerStoreInvitation,
        { params: { invitation: CASA_LUMBRE }, body: { accept: true } },
        { email: `n${at}@ayuda.example` },
      );
      expect(given.status).toBe(200);
      await disconnect(fresh);
    }
    const { data } = await ask(calls.listStoreUsers, {});
    expect(data.filter(({ status }) => status === 'activo')).toHaveLength(101);
  }, 60_000);

  it('belongs to its person: the same key of two is two answers', async () => {
    const answerWith = (email: string, accept: boolean) =>
      answer(
        calls.answerStoreInvitation,
        { params: { invitation: CASA_LUMBRE }, body: { accept } },
        { email, key: 'la-misma-llave' },
      );
    await putPerson(db.database, { username: LUCIA, status: 'invitado' });
    await putPerson(db.database, { username: HECTOR, status: 'invitado' });
    expect((await answerWith(LUCIA, true)).status).toBe(200);
    expect((await answerWith(HECTOR, false)).status).toBe(200);
    expect([await statusOf(LUCIA), await statusOf(HECTOR)]).toEqual(['activo', 'declinado']);
    expect(await answerWith(LUCIA, false)).toMatchObject({ status: 409, body: { code: 'key_reused' } });
  });
});

describe('what a request says besides its fields', () => {
  const more = {
    owner: true,
    active: true,
    status: 'activo',
    invitedBy: HECTOR,
    answeredAt: NOW.toISOString(),
  };

  it('makes nobody more than invited', async () => {
    await answer(calls.createStoreUser, { body: { ...person(LUCIA), ...more } });
    const { data } = await ask(calls.listStoreUsers, { query: { username: LUCIA } });
    expect(data).toMatchObject([{ owner: false, active: false, status: 'invitado', invitedBy: MARIANA }]);
    expect(await entered(LUCIA)).toBe(403);
  });

  it('changes no other person, store or field', async () => {
    await putPerson(db.database, { username: LUCIA, status: 'suspendido' });
    const body = { service: 'comercios', name: 'Lucía', active: false, store_id: CASA_LUMBRE };
    const path = { params: { username: LUCIA } };
    await answer(calls.updateStoreUser, { ...path, body: { ...more, username: HECTOR, ...body } });
    const { data } = await ask(calls.listStoreUsers, {});
    expect(data.map(({ username, status }) => [username, status])).toEqual([
      [MARIANA, 'activo'],
      [LUCIA, 'suspendido'],
    ]);
    const elsewhere = await answer(calls.updateStoreUser, { ...path, body: { ...body, store_id: '20817' } });
    expect(elsewhere.status).toBe(403);
    const answered = { params: { invitation: CASA_LUMBRE }, body: { accept: true, email: LUCIA, ...more } };
    expect((await answer(calls.answerStoreInvitation, answered, { email: HECTOR })).status).toBe(404);
  });
});

describe('a person of the store', () => {
  beforeEach(() => putPerson(db.database, { username: LUCIA, status: 'activo' }));

  it('suspended is out at her next call, cannot let herself in, and comes back by the owner', async () => {
    expect(await entered(LUCIA)).toBe(200);
    expect((await settle('LUCIA@ayuda.example', false)).body).toMatchObject({
      status: 'suspendido',
      name: 'Lucía',
    });
    expect([await entered(LUCIA), await storesOf(LUCIA)]).toEqual([403, []]);
    expect((await respond(LUCIA, true)).status).toBe(404);
    expect(await entered(LUCIA)).toBe(403);
    await settle(LUCIA, true);
    expect(await entered(LUCIA)).toBe(200);
  });

  it('removed is out at her next call', async () => {
    expect((await remove(LUCIA)).status).toBe(200);
    expect([await entered(LUCIA), await storesOf(LUCIA)]).toEqual([403, []]);
    expect((await remove(LUCIA)).status).toBe(404);
    expect((await settle(LUCIA, true)).status).toBe(404);
  });

  it('may leave by herself, and manage nobody else (D245)', async () => {
    await putPerson(db.database, { username: 'caja@ayuda.example', status: 'activo' });
    const refused = { status: 403, body: { message: 'Solo Mariana Robles Ibarra puede hacer esto' } };
    expect(await remove('caja@ayuda.example', LUCIA)).toMatchObject(refused);
    expect(await remove(MARIANA, LUCIA)).toMatchObject(refused);
    expect(await remove('nadie@ayuda.example', LUCIA)).toMatchObject(refused);
    expect(await settle(LUCIA, true, { email: LUCIA })).toMatchObject(refused);
    const invited = await answer(
      calls.createStoreUser,
      { body: person('otra@ayuda.example') },
      { email: LUCIA },
    );
    expect(invited).toMatchObject(refused);
    expect(await statusOf('caja@ayuda.example')).toBe('activo');
    expect((await remove('Lucia@Ayuda.example', LUCIA)).status).toBe(200);
    expect(await entered(LUCIA)).toBe(403);
  });

  it('is never the owner, nor accepted for by the owner', async () => {
    expect((await settle(MARIANA, false)).status).toBe(409);
    expect((await remove(MARIANA)).status).toBe(409);
    await putPerson(db.database, { username: LUCIA, status: 'invitado' });
    expect(await settle(LUCIA, true)).toMatchObject({
      status: 409,
      body: { message: 'Esta persona todavía no acepta la invitación' },
    });
    expect((await settle(LUCIA, false)).body).toMatchObject({ status: 'invitado', name: 'Lucía' });
  });
});

it('none of all this was a fault of ours', () => {
  expect(failures).toEqual([]);
});
