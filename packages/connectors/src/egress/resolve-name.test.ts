import { afterAll, beforeAll, expect, it, test } from 'vitest';
import { type NameAnswer, startNameServer } from '../testing/name-server.ts';
import { resolveAt } from './resolve-name.ts';

const v4 = Uint8Array.of(93, 184, 216, 34);
const inside = Uint8Array.of(10, 0, 0, 1);
const v6 = Uint8Array.of(0x26, 0x06, 0x47, 0, 0x47, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0x11, 0x11);

/** What each name has: its answer for IPv4, and for IPv6. */
const names: Readonly<Record<string, readonly [NameAnswer, NameAnswer]>> = {
  'both.mx': [[v4], [v6]],
  'mixed.mx': [[v4, inside], []],
  'four.mx': [[v4], []],
  'six.mx': [[], [v6]],
  'half.mx': [[v4], 'failed'],
  'none.mx': [[], []],
  'missing.mx': ['missing', 'missing'],
  'failing.mx': ['failed', 'failed'],
  'half-missing.mx': ['failed', []],
  'silent.mx': ['silent', 'silent'],
};

let nameServer: Awaited<ReturnType<typeof startNameServer>>;
const ask = (name: string, signal = AbortSignal.timeout(60_000)) =>
  resolveAt([nameServer.server], name, signal);

beforeAll(async () => {
  nameServer = await startNameServer((name, type) => names[name]?.[type === 'A' ? 0 : 1] ?? 'missing');
});
afterAll(() => nameServer.stop());

test.each([
  ['both.mx', ['93.184.216.34', '2606:4700:4700::1111']],
  ['mixed.mx', ['93.184.216.34', '10.0.0.1']],
  ['four.mx', ['93.184.216.34']],
  ['six.mx', ['2606:4700:4700::1111']],
  ['half.mx', ['93.184.216.34']],
  ['none.mx', []],
  ['missing.mx', []],
])('%s has the addresses %j', async (name, addresses) => {
  expect(await ask(name)).toEqual(addresses);
});

test.each(['failing.mx', 'half-missing.mx'])('of %s nobody knows', async (name) => {
  await expect(ask(name)).rejects.toThrow('no answer of the name servers');
});

it('asks until it is told to stop', async () => {
  const stop = new AbortController();
  const asked = ask('silent.mx', stop.signal);
  stop.abort();
  const patience = new Promise((done) => {
    setTimeout(done, 900, 'waited for its own limit');
  });
  await expect(Promise.race([asked, patience])).rejects.toThrow('no answer of the name servers');
});

it('does not look for a name under the machine’s own domains, nor in its table of hosts', async () => {
  const before = nameServer.asked.length;
  expect(await ask('localhost')).toEqual([]);
  expect(new Set(nameServer.asked.slice(before))).toEqual(new Set(['localhost']));
});
