import { hostname, userInfo } from 'node:os';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ANA, BETO, freshDatabase, startTestGateway, type TestGateway } from '../testing/gateway.ts';
import { recordsIn, runCommand } from '../testing/run-command.ts';

let url: string;
let gateway: TestGateway;
beforeAll(async () => {
  url = await freshDatabase('product');
  gateway = await startTestGateway({ databaseUrl: url });
});
afterAll(() => gateway.stop());

const run = (name: string, ...words: readonly string[]) => runCommand({ DATABASE_URL: url }, name, ...words);
const said = async (name: string, ...words: readonly string[]) => {
  const { code, output, complaints } = await run(name, ...words);
  expect([code, complaints]).toEqual([0, '']);
  return output;
};
const credit = (...words: readonly string[]) =>
  run('wallet:credit', '--store', '10001', '--reason', 'SPEI', '--reference', 'T-1', ...words);
const versionOf = async (email: string) =>
  (await gateway.database.db.query.users.findMany()).find((one) => one.email === email)?.storesVersion;

it('a store is made, paid for, given away, closed and opened again, each once, and all of it is recorded', async () => {
  for (const { email } of [ANA, BETO]) await gateway.browser().signIn(email);
  expect(await said('store:list')).toBe(
    'store         orders           pesos  last change   state     owner                               name\n',
  );
  const made = ['store:new', '--name', 'Velas Ana', '--owner', ANA.email, '--balance', '100'] as const;
  expect(await said(...made)).toContain(`Store 10001 'Velas Ana' is there; ${ANA.email} owns it.\n`);
  expect(await said(...made)).toContain('Nothing was changed.');

  expect(await credit('--amount', '25.50')).toMatchObject({
    output: '25.50 pesos are booked. The wallet of store 10001 has 125.50 pesos.\n',
  });
  expect((await credit('--amount', '25.50')).output).toMatch(
    /^The reference T-1 was booked on \S+: nothing was changed\. The wallet of store 10001 has 125\.50 pesos\.\n$/,
  );
  expect(await credit('--amount', '30')).toMatchObject({
    code: 1,
    complaints: 'The reference T-1 was used for $25.50 already.\n',
  });
  const debt = ['--amount=-200', '--reference', 'T-2'] as const;
  expect((await credit(...debt)).complaints).toContain('would leave a debt');
  expect((await credit(...debt, '--allow-debt')).output).toContain('has -74.50 pesos.');

  const before = [await versionOf(ANA.email), await versionOf(BETO.email)];
  const owner = ['store:owner', '--store', '10001', '--to', BETO.email, '--by', 'Olga Ruiz'] as const;
  expect(await said(...owner)).toBe(`${BETO.email} owns the store 10001; before it was ${ANA.email}.\n`);
  expect([await versionOf(ANA.email), await versionOf(BETO.email)]).toEqual(
    before.map((version) => (version ?? 0) + 1),
  );
  expect(await said(...owner)).toBe(`${BETO.email} owns the store 10001 already: nothing was changed.\n`);

  const close = ['store:close', '--store', '10001', '--reason', 'A petición suya'] as const;
  expect(await said(...close)).toBe('The store 10001 is closed.\n');
  expect(await said(...close)).toBe('The store 10001 was closed before: nothing was changed.\n');
  expect(await versionOf(BETO.email)).toBe((before[1] ?? 0) + 2);
  expect(JSON.parse(await said('store:list', '--owner', BETO.email, '--json'))).toMatchObject({
    id: '10001',
    balance: -7450,
    closedAt: expect.any(String),
  });
  expect(await said('store:list', '--owner', ANA.email, '--json')).toBe('');
  expect(await said('store:list')).toMatch(
    /\n10001 +0 +-74\.50 {2}\S+ +closed +beto@dos\.example +Velas Ana\n$/,
  );
  expect(await said('person:show', BETO.email.toUpperCase())).toMatch(
    /^beto@dos\.example: Beto Dos\nStore 10001 'Velas Ana': owner, closed\nAccount \S+ at http\S+\nOpen sessions: 1\n$/,
  );
  expect(await said('person:show', 'nadie@example.com')).toBe(
    'nadie@example.com never signed in.\nOpen sessions: 0\n',
  );
  expect(await said('store:open', '--store', '10001')).toBe('The store 10001 is open.\n');
  expect(await said('store:open', '--store', '10001')).toContain('nothing was changed');
  expect(await said('sales:rebuild', '10001')).toBe('The sums of the store 10001 are made anew\n');
  expect(await run('sales:rebuild', '9')).toMatchObject({ code: 1, complaints: 'There is no store 9.\n' });

  const operator = `${userInfo().username}@${hostname()}`;
  expect((await recordsIn(url)).map(({ command, by, storeId }) => [command, by, storeId])).toEqual([
    ['store:new', operator, '10001'],
    ['wallet:credit', operator, '10001'],
    ['wallet:credit', operator, '10001'],
    ['store:owner', 'Olga Ruiz', '10001'],
    ['store:close', operator, '10001'],
    ['store:open', operator, '10001'],
    ['sales:rebuild', operator, '10001'],
  ]);
});

it('long work that failed is read and tried again', async () => {
  expect(await said('jobs:list')).toBe(
    'store       state       kind                     done    failed  age         job\n',
  );
  const { $client: client } = gateway.database.db as unknown as {
    $client: { query: (text: string) => Promise<unknown> };
  };
  await client.query(`begin; set local app.scope = 'all';
    insert into jobs (store_id, id, kind, email, input, status, total, failed, created_at, finished_at)
      values ('10001', 'lote-1', 'guide-lot', '${BETO.email}', '{}', 'finished', 1, 1, now() - interval '3 hours', now());
    insert into job_rows (store_id, job_id, row_number, input, status, code) values ('10001', 'lote-1', 1, '{}', 'failed', 'unexpected');
    commit`);
  expect(await said('jobs:list', '--store', '10001')).toMatch(
    /\n10001 +finished +guide-lot +1\/1 +1 {2}3 h +lote-1 {2}1 rows by a fault of ours: see the log\n$/,
  );
  expect(JSON.parse(await said('jobs:list', '--json'))).toMatchObject({ id: 'lote-1', unexpected: 1 });
  const retry = ['jobs:retry', '--store', '10001', '--job', 'lote-1'] as const;
  expect(await said(...retry)).toBe('Rows of the job lote-1 that are done again: 1\n');
  expect((await run(...retry)).complaints).toContain('is not over');
  expect(await said('jobs:list')).toMatch(/\n10001 +waiting +guide-lot +0\/1 +0 {2}3 h +lote-1\n$/);
});
