import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sepomexFile, town } from '@trastienda/services/testing/sepomex-file';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshDatabase } from '../testing/gateway.ts';
import { runCommand } from '../testing/run-command.ts';

let env: Readonly<Record<string, string>>;
let folder: string;
beforeAll(async () => {
  env = { DATABASE_URL: await freshDatabase('product') };
  folder = await mkdtemp(path.join(tmpdir(), 'trastienda-postal-codes-'));
});
afterAll(() => rm(folder, { recursive: true }));
const run = async (name: string, ...words: string[]) => {
  const { code, output, complaints } = await runCommand(env, name, ...words);
  return { code, output: output + complaints };
};
const merida = { borough: 'Mérida', state: 'Yucatán', city: 'Mérida' };

describe('npm run postal-codes:load', () => {
  const load = (...words: string[]) => run('postal-codes:load', ...words);

  it('says what the file changed, and of the same file again that nothing did', async () => {
    const file = path.join(folder, 'CPdescarga.txt');
    await writeFile(file, sepomexFile([...town('97203', merida, 3), ...town('97000', merida, 2)]));
    const read = 'Read as windows-1252: 2 codes, 5 settlements, Yucatán\n';
    const others = 'Codes of the other states stay as they were; choose all states where you download it\n';
    expect(await load(file)).toMatchObject({
      code: 0,
      output: `${read}New: 2 codes, 5 settlements\nChanged: 0 codes, 0 new settlements in them\nGone: 0 codes, 0 settlements\n${others}`,
    });
    expect(await load(file)).toMatchObject({ code: 0, output: `${read}Nothing changed\n${others}` });
  });

  it('ends with a sentence where there is no such file, or no such postal code in it', async () => {
    const file = path.join(folder, 'broken.txt');
    await writeFile(file, sepomexFile(town('9720', merida, 1)));
    expect(await load(file)).toMatchObject({
      code: 1,
      output: 'Line 3: "9720" is no postal code of five digits. Nothing was loaded.\n',
    });
    expect(await load(path.join(folder, 'none.txt'))).toMatchObject({
      code: 1,
      output: expect.stringMatching(/none\.txt cannot be read: ENOENT/),
    });
    expect(await load()).toMatchObject({
      code: 1,
      output: expect.stringMatching(/^A file must be given\.\nnpm run postal-codes:load/),
    });
  });
});

it('npm run store:new says that no carrier is offered, until npm run carriers:demo was told so by name', async () => {
  const store = (name: string) => run('store:new', '--name', name, '--owner', 'lucia@example.com');
  const hint = /No carrier is offered here, so that no guide can be bought: .*npm run carriers:demo -- on/;
  expect((await store('Uno')).output).toMatch(hint);
  expect(await run('carriers:demo')).toMatchObject({ code: 1, output: expect.stringMatching(/-- off/) });
  const turn = async (wish: string) => (await run('carriers:demo', wish)).output;
  expect(await turn('on')).toBe('The invented carriers are on: 4\n');
  expect((await store('Dos')).output).not.toMatch(hint);
  expect(await turn('off')).toBe('The invented carriers are off: 4\n');
  expect(await turn('off')).toBe('The invented carriers are off already\n');
});
