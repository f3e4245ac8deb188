import { rmSync } from 'node:fs';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { ensureBrowser } from './browser.ts';
import { copyHouse } from './copy-house.ts';
import { type Fate, fateOf, projectOf, redWithout } from './mutants/ask.ts';
import type { Fault } from './mutants/fault.ts';
import { faults } from './mutants/index.ts';
import { startTestServer } from './mutants/test-server.ts';

// Plants faults into a copy of the house, one by one, and asks which of them `npm test` would catch: `npm run mutants` for all of
// them, `npm run mutants -- S03 P07` for some, `-- --room services` for those of a room. Ask again after a change of the suite.

/** Rooms whose tests ask a database, and projects that run in a browser. */
const withDatabase = new Set(['services', 'gateway']);
const inBrowser = (project: string) => project === 'stories' || project.endsWith('-browser');

type Asked = { readonly fault: Fault; readonly fate: Fate; readonly seconds: number };

function chosenFaults(): readonly Fault[] {
  const { values, positionals } = parseArgs({
    options: { room: { type: 'string' } },
    allowPositionals: true,
  });
  const unknown = positionals.filter((id) => faults.every((fault) => fault.id !== id));
  if (unknown.length > 0) throw new Error(`No fault ${unknown.join(', ')}`);
  const chosen = faults.filter(
    ({ id, room }) =>
      (values.room === undefined || room === values.room) &&
      (positionals.length === 0 || positionals.includes(id)),
  );
  if (chosen.length === 0) throw new Error(`No fault in the room '${values.room}'`);
  return chosen;
}

const lineOf = ({ fault, fate, seconds }: Asked): string =>
  [
    fault.id.padEnd(4),
    (fault.spared ?? '').padEnd(10),
    fate.kind.padEnd(8),
    `${seconds} s`.padStart(6),
    fate.by,
  ].join('  ');

const share = (asked: readonly Asked[]): string => {
  const caught = asked.filter(({ fate }) => fate.kind === 'caught').length;
  return `${caught} of ${asked.length} caught (${Math.round((100 * caught) / asked.length)} %)`;
};

const chosen = chosenFaults();
const projects = new Set(chosen.flatMap(({ tests }) => tests.map(projectOf)));
const house = copyHouse('mutants');
process.once('exit', () => rmSync(house, { recursive: true, force: true }));
const server = [...projects].some((project) => withDatabase.has(project)) ? await startTestServer() : null;
const browser = [...projects].some(inBrowser) ? await ensureBrowser() : null;
const copy = {
  house,
  env: {
    ...(server && { TRASTIENDA_TEST_POSTGRES: server.url }),
    ...(browser !== null && { CHROMIUM_PATH: browser }),
  },
};

const clock = () => Date.now() / 1000;
const started = clock();
const red = new Set(
  await redWithout(
    copy,
    chosen.flatMap(({ tests }) => tests),
  ),
);
console.log(`without a fault: ${red.size === 0 ? 'green' : 'red'}, ${Math.round(clock() - started)} s`);
const isAsked = ({ tests }: Fault) => tests.every((test) => !red.has(test));

const all: Asked[] = [];
for (const fault of chosen.filter(isAsked)) {
  const before = clock();
  const fate = await fateOf(copy, fault);
  await server?.sweep();
  const asked = { fault, fate, seconds: Math.round(clock() - before) };
  all.push(asked);
  console.log(lineOf(asked));
}
await server?.stop();

const real = all.filter(({ fault }) => fault.spared === undefined);
const spared = all.filter(({ fault }) => fault.spared !== undefined);
const open = real.filter(({ fate }) => fate.kind !== 'caught');
console.log(`\n${Math.round(clock() - started)} s`);
if (open.length > 0) console.log(`Not caught:\n${open.map(lineOf).join('\n')}`);
if (red.size > 0) {
  const idle = chosen.filter((fault) => !isAsked(fault)).map(({ id }) => id);
  console.log(`Red without a fault: ${[...red].join(', ')}\nNot asked: ${idle.join(', ')}`);
}
if (spared.length > 0) console.log(`Weak or equivalent: ${share(spared)}`);
if (real.length > 0) console.log(`Real: ${share(real)}`);
process.exitCode = open.length > 0 || red.size > 0 ? 1 : 0;
