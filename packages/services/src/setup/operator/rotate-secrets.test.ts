import { randomBytes } from 'node:crypto';
import { calls } from '@trastienda/api-client/calls';
import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { createSecretBox } from '../../core/secret-box.ts';
import { withinStore } from '../../database/connect.ts';
import { DEMO_CODE } from '../../subjects/channels/demo-consent.ts';
import { lockLinks } from '../../subjects/channels/link-attempts.ts';
import { linkSecretPlace } from '../../subjects/channels/secret-places.ts';
import { channelLinks, channelSecrets, linkAttempts } from '../../tables/channel-links.ts';
import { operatorActions } from '../../tables/operator-actions.ts';
import { idempotencyKeys } from '../../tables/requests.ts';
import { asking, CASA_LUMBRE } from '../../testing/ask.ts';
import { testInstallation } from '../../testing/installation.ts';
import { actOf, actsIn } from '../../testing/operator.ts';
import { acrossStores, useDatabase } from '../../testing/test-database.ts';
import { rotateSecrets } from './rotate-secrets.ts';

const db = useDatabase();
const COCINA = '10453';
const SETUP = `${testInstallation.publicUrl}/canales-de-venta/marketplaces/setup`;
const DAY_MS = 24 * 60 * 60 * 1000;

const [A, B, C] = [randomBytes(32), randomBytes(32), randomBytes(32)];
const boxOf = (...keys: readonly Buffer[]) => createSecretBox(keys);

/** Each link is begun or typed seven minutes after the one before, for a store has ten an hour. */
let minutes = 0;
const clock = () => new Date(Date.now() + minutes * 60_000);

/** A process that was started with these keys. */
function processOf(...keys: readonly Buffer[]) {
  const installation = { ...testInstallation, secrets: boxOf(...keys) };
  const { answer, ask, failures } = asking(() => db.database, { installation, clock });
  const send = (
    user: string,
    password: string,
    { key = `${user}/${password}`, storeId = CASA_LUMBRE } = {},
  ) => answer(calls.linkTotalPlay, { body: { storeId, user, password } }, { storeId, key });
  const link = (...typed: Parameters<typeof send>) => {
    minutes += 7;
    return send(...typed);
  };
  const begin = async () => {
    minutes += 7;
    const body = { storeId: CASA_LUMBRE, redirectUri: SETUP };
    const begun = await ask(calls.linkMercadoLibre, { body });
    if (!('state' in begun)) throw new Error('It did not begin.');
    return { state: begun.state, code: DEMO_CODE + new URL(begun.url).searchParams.get('code_challenge') };
  };
  /** The code is only right for the verifier that was sealed. */
  const finish = (begun: { state: string; code: string }) =>
    answer(calls.linkMercadoLibre, { body: { storeId: CASA_LUMBRE, redirectUri: SETUP, ...begun } });
  return { box: installation.secrets, send, link, begin, finish, failures };
}
type Process = ReturnType<typeof processOf>;

const across = <T>(read: (tx: Parameters<Parameters<typeof acrossStores>[1]>[0]) => Promise<T>) =>
  acrossStores(db.database, read);
const rows = () => across((tx) => tx.select().from(channelSecrets));
/** The secrets by the shop that they open, as a process with this box reads them. */
const read = async (box: Process['box']) => {
  const all = await across((tx) =>
    tx
      .select({ shop: channelLinks.shopId, row: channelSecrets })
      .from(channelSecrets)
      .innerJoin(
        channelLinks,
        and(eq(channelLinks.storeId, channelSecrets.storeId), eq(channelLinks.id, channelSecrets.linkId)),
      ),
  );
  return Object.fromEntries(
    all.map(({ shop, row }) => [shop, box.open(row.box, linkSecretPlace(row), row.keyId)]),
  );
};
const rotate = (...keys: readonly Buffer[]) =>
  rotateSecrets(db.database, boxOf(...keys), actOf('secrets:rotate'));

/** A gate that somebody waits at until another opens it. */
function gate() {
  let go = () => {};
  const gone = new Promise<void>((resolve) => {
    go = resolve;
  });
  return { go, gone };
}

beforeEach(() =>
  across(async (tx) => {
    await tx.delete(channelSecrets);
    await tx.delete(linkAttempts);
    await tx.delete(idempotencyKeys);
  }),
);

describe('a change of the key, process by process (D515)', () => {
  it('is seen by nobody: what one links and begins, the other opens, finishes and knows again, at each step', async () => {
    const typed: Record<string, string> = {};
    const sent: { user: string; first: unknown }[] = [];
    const again = async (by: Process) => {
      for (const { user, first } of sent) expect(await by.send(user, `clave de ${user}`)).toEqual(first);
    };
    const steps: readonly (readonly Buffer[])[] = [[A], [A, B], [B, A], [B]];
    for (const [at, keys] of steps.entries()) {
      // The processes are started with the next list one after the other, so two neighbours are there at once.
      for (const others of [steps[at - 1] ?? keys, keys]) {
        const pair = [processOf(...others), processOf(...keys)] as const;
        if (keys.length === 1 && keys[0] === B && others !== keys) {
          expect(await rotate(...others)).toMatchObject({
            late: 0,
            unopened: [],
            removable: [boxOf(A).keyId],
          });
          // The older key is taken out at once here: who repeats a request of before is refused, and nothing is done twice.
          expect(await pair[1].send('u0-0', 'clave de u0-0')).toMatchObject({
            status: 409,
            body: { code: 'key_reused' },
          });
          // The two of the step before this one were by the new key.
          sent.splice(0, sent.length - 2);
        }
        for (const [one, other] of [pair, pair.toReversed() as [Process, Process]]) {
          const user = `u${at}-${sent.length}`;
          const first = await one.link(user, `clave de ${user}`);
          expect(first).toMatchObject({ status: 200 });
          typed[user] = `clave de ${user}`;
          sent.push({ user, first });
          await again(other);
          // The same key with another password is another request to all of them.
          expect(await other.send(user, 'otra', { key: `${user}/clave de ${user}` })).toMatchObject({
            status: 409,
            body: { code: 'key_reused' },
          });
          expect(await other.finish(await one.begin())).toMatchObject({ status: 200 });
          expect(await read(one.box)).toEqual(typed);
          expect(await read(other.box)).toEqual(typed);
        }
        for (const { failures } of pair) expect(failures).toEqual([]);
      }
    }
    expect(new Set((await rows()).map(({ keyId }) => keyId))).toEqual(new Set([boxOf(B).keyId]));
  });

  it('goes on while people link and read: what was typed last is what opens', async () => {
    const shops = ['norte', 'sur', 'este', 'oeste'];
    const [before, after] = [processOf(A, B), processOf(B, A)];
    const typed = Object.fromEntries(shops.map((shop) => [shop, new Set<string>()]));
    const last: Record<string, string> = {};
    const work = { isOver: false };
    const write = async (shop: string, at: number) => {
      for (let turn = 0; turn < 6; turn += 1) {
        const password = `${shop}-${turn}`;
        typed[shop]?.add(password);
        const storeId = at % 2 === 0 ? CASA_LUMBRE : COCINA;
        const by = turn % 2 === at % 2 ? before : after;
        expect(await by.link(shop, password, { storeId })).toMatchObject({ status: 200 });
        last[shop] = password;
      }
    };
    const keepReading = async ({ box }: Process) => {
      let reads = 0;
      for (; !work.isOver; reads += 1)
        for (const [shop, secret] of Object.entries(await read(box)))
          expect(typed[shop]?.has(secret)).toBe(true);
      return reads;
    };
    const keepRotating = async () => {
      let sealed = 0;
      while (!work.isOver) {
        const done = await rotate(B, A);
        expect(done.unopened).toEqual([]);
        sealed += done.secrets;
      }
      return sealed;
    };
    // One that nobody types again: whoever comes first seals it anew, whatever the others do.
    typed['fijo'] = new Set(['clave fija']);
    last['fijo'] = 'clave fija';
    await before.link('fijo', 'clave fija');
    const readers = [keepReading(before), keepReading(after)];
    const rotators = [keepRotating(), keepRotating()];
    await Promise.all(shops.map(write)).finally(() => {
      work.isOver = true;
    });
    for (const reads of await Promise.all(readers)) expect(reads).toBeGreaterThan(0);
    const [one = 0, other = 0] = await Promise.all(rotators);
    expect(one + other).toBeGreaterThan(0);
    expect([...before.failures, ...after.failures]).toEqual([]);
    await rotate(B, A);
    expect(await read(boxOf(B))).toEqual(last);
    expect(await rotate(B, A)).toMatchObject({ secrets: 0, attempts: 0, late: 0 });
  });

  it('seals a link that was begun anew too, so that it ends by the new key alone', async () => {
    const [begun, used] = [await processOf(A).begin(), await processOf(A).begin()];
    expect(await processOf(A).finish(used)).toMatchObject({ status: 200 });
    expect(await rotate(B, A)).toMatchObject({ secrets: 0, attempts: 1 });
    expect(await rotate(B, A)).toMatchObject({ secrets: 0, attempts: 0 });
    const wrong = { ...begun, code: `${begun.code.slice(0, -1)}!` };
    expect(await processOf(B).finish(wrong)).toMatchObject({ status: 422 });
    expect(await processOf(B).finish(begun)).toMatchObject({ status: 200 });
    // What began by a key that nobody has is no work and no fault: its merchant begins again.
    await processOf(C).begin();
    expect(await rotate(B, A)).toMatchObject({ secrets: 0, attempts: 0, unopened: [], late: 0 });
  });

  it('waits for who links in the store, and tells of a process that still seals with the older key', async () => {
    await processOf(A).link('norte', 'uno');
    await processOf(A).link('sur', 'dos', { storeId: COCINA });
    const [open, close] = [gate(), gate()];
    const held = withinStore(db.database, COCINA, async (tx) => {
      await lockLinks({ tx, storeId: COCINA });
      open.go();
      await close.gone;
    });
    await open.gone;
    const rotated = rotate(B, A);
    await expect
      .poll(async () => (await rows()).find(({ storeId }) => storeId === CASA_LUMBRE)?.keyId)
      .toBe(boxOf(B).keyId);
    // It is past this store, and waits at the other one.
    await processOf(A, B).link('norte', 'tres');
    close.go();
    await held;
    expect(await rotated).toMatchObject({ secrets: 3, late: 1, removable: [] });
    expect(await read(boxOf(B))).toEqual({ norte: 'tres', sur: 'dos' });
    expect(await rotate(B, A)).toMatchObject({ secrets: 0, late: 0, removable: [boxOf(A).keyId] });
  });
});

describe('what does not open', () => {
  it('is named with its store, and stays as it is: of an unknown key, swapped, cut, changed, under another name of a key', async () => {
    const by = processOf(A);
    for (const user of ['uno', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'bien'])
      await by.link(user, `clave de ${user}`, { storeId: user === 'tres' ? COCINA : CASA_LUMBRE });
    await processOf(C).link('ajeno', 'clave de ajeno');
    const links = await across((tx) => tx.select().from(channelLinks));
    const idOf = (shop: string) => links.find(({ shopId }) => shopId === shop)?.id ?? '';
    const kept = await rows();
    const rowOf = (shop: string) => kept.find(({ linkId }) => linkId === idOf(shop)) ?? expect.unreachable();
    const put = (shop: string, change: Partial<(typeof kept)[number]>) =>
      across((tx) =>
        tx
          .update(channelSecrets)
          .set(change)
          .where(eq(channelSecrets.linkId, idOf(shop))),
      );
    const changed = Buffer.from(rowOf('cinco').box);
    changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
    // Two links of one store with each other's boxes, and the box of another store.
    await put('uno', { box: rowOf('dos').box });
    await put('dos', { box: rowOf('uno').box });
    await put('tres', { box: rowOf('bien').box });
    await put('cuatro', { box: rowOf('cuatro').box.subarray(0, 20) });
    await put('cinco', { box: changed });
    await put('seis', { keyId: boxOf(B).keyId });
    const damaged = await rows();

    const done = await rotate(B, A);
    const stores = done.unopened.map(({ storeId, linkId, isKeyMissing }) => [
      links.find(({ id }) => id === linkId)?.shopId,
      storeId,
      isKeyMissing,
    ]);
    expect(stores.toSorted()).toEqual(
      [
        ['ajeno', CASA_LUMBRE, true],
        ...['uno', 'dos', 'cuatro', 'cinco', 'seis'].map((shop) => [shop, CASA_LUMBRE, false]),
        ['tres', COCINA, false],
      ].toSorted(),
    );
    expect(done).toMatchObject({ secrets: 1, late: 0, removable: [] });
    const after = await rows();
    for (const row of damaged.filter(({ linkId }) => linkId !== idOf('bien')))
      expect(after).toContainEqual(row);
    // Nothing of what is in them is in what is said or recorded.
    expect(JSON.stringify([done, await actsIn(db.database)])).not.toMatch(/clave/);

    // The key that was missing opens its own; the merchant links the others anew.
    expect(await rotate(B, A, C)).toMatchObject({ secrets: 1, removable: [boxOf(C).keyId] });
    for (const user of ['uno', 'dos', 'tres', 'cuatro', 'cinco', 'seis'])
      await processOf(B, A).link(user, 'nueva', { storeId: user === 'tres' ? COCINA : CASA_LUMBRE });
    expect(await rotate(B, A)).toMatchObject({ secrets: 0, unopened: [], removable: [boxOf(A).keyId] });
    expect(Object.keys(await read(boxOf(B)))).toHaveLength(8);
  });
});

describe('the day for which an older key is kept', () => {
  const [D, E] = [randomBytes(32), randomBytes(32)];
  const longAgo = new Date(Date.now() - 2 * DAY_MS);
  const records = async () => (await actsIn(db.database)).length;
  const recordLongAgo = (key: Buffer) =>
    across((tx) =>
      tx.insert(operatorActions).values({
        at: longAgo,
        by: 'olga@host',
        command: 'secrets:rotate',
        after: { keyId: boxOf(key).keyId },
      }),
    );
  const isAhead = ({ removableAt }: { removableAt: Date }) => removableAt.getTime() > Date.now() + DAY_MS / 2;

  it('begins with the first run by the new key, which is recorded though nothing was sealed', async () => {
    const before = await records();
    // No channel is linked, but requests were sent, whose hashes are by the older key.
    const first = await rotate(E, D);
    expect(isAhead(first)).toBe(true);
    expect((await actsIn(db.database)).at(-1)).toMatchObject({
      command: 'secrets:rotate',
      by: 'olga@host',
      storeId: '',
      after: { keyId: boxOf(E).keyId, secrets: 0, attempts: 0, unopened: 0 },
    });
    expect((await rotate(E, D)).removableAt).toEqual(first.removableAt);
    expect(await records()).toBe(before + 1);
  });

  it('has passed a day after, and begins again with a run that found something, or that goes back', async () => {
    await recordLongAgo(E);
    const before = await records();
    expect((await rotate(E, D)).removableAt.getTime()).toBe(longAgo.getTime() + DAY_MS);
    expect(await records()).toBe(before);
    await processOf(D).link('norte', 'uno');
    expect(isAhead(await rotate(E, D))).toBe(true);
    await recordLongAgo(E);
    expect(isAhead(await rotate(D, E))).toBe(true);
  });
});
