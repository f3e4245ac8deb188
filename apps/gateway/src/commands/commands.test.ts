import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { freePort } from '../testing/free-port.ts';
import { freshDatabase } from '../testing/gateway.ts';
import { startGatewayProcess } from '../testing/gateway-process.ts';
import { runCommand } from '../testing/run-command.ts';
import { commands } from './index.ts';

const read = (file: string) => readFileSync(new URL(`../../../../${file}`, import.meta.url), 'utf8');
const names = Object.keys(commands);
/** Words with which each command would do its work. */
const words: Readonly<Record<string, readonly string[]>> = {
  migrate: [],
  'store:new': ['--name', 'Casa', '--owner', 'ana@uno.example'],
  'wallet:credit': ['--store', '1', '--amount', '5', '--reason', 'r', '--reference', '1'],
  'store:delete': ['--store', '1', '--confirm', 'Casa'],
  'postal-codes:load': ['CPdescarga.txt'],
  'carriers:demo': ['on'],
  'files:move': ['--to', 's3'],
  'store:list': [],
  'store:owner': ['--store', '1', '--to', 'ana@uno.example'],
  'store:close': ['--store', '1', '--reason', 'r'],
  'store:open': ['--store', '1'],
  'jobs:list': [],
  'jobs:retry': ['--store', '1', '--job', '1'],
  'person:show': ['ana@uno.example'],
  'secrets:rotate': [],
  'sales:rebuild': ['1'],
  'sessions:end': ['--all'],
  'person:unlink': ['ana@uno.example'],
};
const run = (name: string, url: string, more: readonly string[] = []) =>
  runCommand({ DATABASE_URL: url }, name, ...(words[name] ?? []), ...more);

const PASSWORD = 'una-clave-muy-secreta';
const at = (url: string, change: Partial<Pick<URL, 'password' | 'pathname'>>) =>
  Object.assign(new URL(url), change).href;

it('each command is a script of its name, and a line of the page of operations', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const own = Object.entries(scripts).flatMap(([name, script]) => {
    const [, command] = / apps\/gateway\/src\/commands\/main\.ts (\S+)$/.exec(script) ?? [];
    return command === undefined ? [] : [[name, command]];
  });
  expect(own.toSorted()).toEqual(names.map((name) => [name, name]).toSorted());
  const [, section = ''] = read('docs/operations.md').split('\n## Commands\n');
  const listed = section.split('\n## ')[0]?.match(/(?<=^\| `npm run )[\w:-]+/gm);
  expect(listed?.toSorted()).toEqual(names.toSorted());
});

describe.each(names)('npm run %s', (name) => {
  it('says how it is used, and what it does not know', async () => {
    const usage = `npm run ${name}`;
    const help = await run(name, 'postgres://nobody@localhost:1/none', ['--help']);
    expect(help).toMatchObject({ code: 0, complaints: '' });
    expect(help.output).toContain(usage);
    const unknown = await run(name, 'postgres://nobody@localhost:1/none', ['--jamas']);
    expect(unknown).toMatchObject({ code: 1, output: '' });
    expect(unknown.complaints).toMatch(/^Unknown option '--jamas'/);
    expect(unknown.complaints).toContain(usage);
  });

  it('says in one sentence why there is no database to work on, and never the password', async () => {
    const url = await freshDatabase('no');
    const { host, username } = new URL(url);
    const away = `127.0.0.1:${await freePort()}`;
    const refused = [
      [
        at(url, { password: PASSWORD }),
        `PostgreSQL at ${host} refuses the user ${username} or its password.\n`,
      ],
      [at(url, { pathname: '/jamas' }), `PostgreSQL at ${host} has no database jamas.\n`],
      [`postgres://shop:${PASSWORD}@${away}/shop`, `No PostgreSQL answers at ${away}.\n`],
      [`postgres://shop:${PASSWORD}@no-host.invalid/shop`, 'No PostgreSQL answers at no-host.invalid.\n'],
    ] as const;
    for (const [address, complaints] of refused)
      expect(await run(name, address)).toEqual({ code: 1, output: '', complaints });
  });
});

it('every command but those that make the tables wants them to be those of its version', async () => {
  const url = await freshDatabase('gateway');
  for (const name of names.filter((one) => one !== 'migrate' && one !== 'store:new')) {
    const { code, complaints } = await run(name, url);
    expect([name, code]).toEqual([name, 1]);
    expect(complaints).toMatch(
      /^\w.*: the database has not the tables of [\d.]+\. Start that version on it, or run npm run migrate\.\n$/,
    );
  }
});

it('a first store is made in an empty database, and every other command finds its tables there', async () => {
  const url = await freshDatabase('no');
  expect(await run('store:new', url)).toMatchObject({ code: 0, complaints: '' });
  expect(await run('carriers:demo', url)).toMatchObject({ code: 0, complaints: '' });
});

it('a process of its own ends with the code and the words of its command', async () => {
  const ended = (env: Record<string, string>, ...typed: string[]) =>
    startGatewayProcess(env, ['commands/main.ts', ...typed]).ended;
  expect(await ended({}, 'store:destroy')).toMatchObject({
    code: 1,
    output: `There is no command store:destroy. There are: ${names.join(', ')}\n`,
  });
  const url = at(await freshDatabase('no'), { password: PASSWORD });
  const { code, output } = await ended({ DATABASE_URL: url }, 'store:new', ...(words['store:new'] ?? []));
  expect(code).toBe(1);
  expect(output).toMatch(/^PostgreSQL at \S+ refuses the user \S+ or its password\.\n$/);
});
