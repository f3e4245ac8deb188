import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { generate } from './new/index.ts';
import { root } from './run.ts';

/** Only the lists that generators write in; types and builds of what they write are checked by check-generators.ts. */
const house = mkdtempSync(join(tmpdir(), 'trastienda-new-'));
const lists = [
  'packages/ui/src/index.ts',
  'packages/domain/src',
  'packages/api-client/src/services',
  'apps/portal/src/app/routes/routes.ts',
  'apps/portal/src/shared/routes/paths.ts',
  'apps/portal/src/shared/routes/patterns.ts',
];
beforeAll(() => {
  for (const path of lists) cpSync(join(root, path), join(house, path), { recursive: true });
});
afterAll(() => rmSync(house, { recursive: true, force: true }));
const read = (path: string) => readFileSync(join(house, path), 'utf8');
const made = async (...args: string[]) => (await generate(args, house)).paths;

describe('what is new begins as its neighbours do', () => {
  test('a component has look, stories, page and conformance, and stands in its alphabetic place', async () => {
    const paths = await made('component', 'PalletCount');
    expect(paths).toHaveLength(8);
    expect(paths.every((path) => existsSync(join(house, path)))).toBe(true);
    const lines = read('packages/ui/src/index.ts')
      .split('\n')
      .filter((line) => line.startsWith('export'));
    expect(lines).toContain("export * from './components/PalletCount/index.ts';");
    expect(lines).toEqual(lines.toSorted());
  });

  test('a rule of the business has its test, and is exported beside those of its subject', async () => {
    expect(await made('domain', 'stock', 'pallet-height')).toEqual([
      'packages/domain/src/stock/pallet-height.ts',
      'packages/domain/src/stock/pallet-height.test.ts',
      'packages/domain/src/index.ts',
    ]);
    const lines = read('packages/domain/src/index.ts').split('\n');
    const at = lines.indexOf("export * from './stock/pallet-height.ts';");
    expect(lines[at - 1]).toMatch(/ from '\.\/stock\//);
  });

  test('a call is written into the file of its service, which imports what it needs', async () => {
    expect(await made('call', 'billing', 'listPallets')).toEqual([
      'packages/api-client/src/services/billing.calls.ts',
    ]);
    const text = read('packages/api-client/src/services/billing.calls.ts');
    expect(text).toContain("id: 'listPallets'");
    expect(text.match(/\bstoreId\b[^;]*from '..\/core\/fields.ts'/)).not.toBeNull();
  });

  test('a page has an address, a route and a story', async () => {
    await made('page', 'pallet-report');
    expect(read('apps/portal/src/app/routes/routes.ts')).toContain("'../../pages/pallet-report/page.tsx'");
    expect(read('apps/portal/src/shared/routes/patterns.ts')).toContain("palletReport: '/pallet-report'");
    expect(read('apps/portal/src/shared/routes/paths.ts')).toContain(
      'palletReport: () => patterns.palletReport',
    );
  });

  test('a list has its page, its operation, its address, a service for its stories, and a story for each state', async () => {
    const paths = await made('list-page', 'pallet-list', 'listStoreGuides');
    expect(paths.filter((path) => path.includes('pallet-list'))).toHaveLength(5);
    expect(read('apps/portal/src/pages/pallet-list/page.tsx')).toContain('n: String(tamano)');
    expect(read('apps/portal/src/pages/pallet-list/pallet-list.stories.tsx')).toContain('states.SinConexion');
  });

  test('a form has its page, its operation, and a story for each state', async () => {
    await made('form-page', 'pallet-form', 'cancelCourierGuide');
    expect(read('apps/portal/src/pages/pallet-form/page.tsx')).toContain("{...form.bind('reason')}");
    expect(read('apps/portal/src/pages/pallet-form/pallet-form.stories.tsx')).toContain('states.Rechazada');
  });

  test.each([
    [['list-page', 'pallets', 'getBalance'], /gives no rows/],
    [['list-page', 'pallets', 'listNothing'], /No service answers a call listNothing/],
    [['form-page', 'pallets', 'listOrders'], /takes no text/],
    [['component', 'palletCount'], /write it like StatusLabel/],
    [['component', 'PalletCount'], /already/],
    [['component', '../Evil'], /write it like/],
    [['domain', 'stock', 'PalletHeight'], /write it like parcel-weight/],
    [['domain', 'guide', 'pallet-height'], /already, in packages\/domain\/src\/stock/],
    [['domain', 'pallet-height'], /There are: .*stock/],
    [['domain', 'internal', 'pallet-height'], /There is no subject 'internal'/],
    [['call', 'nowhere', 'listPallets'], /There are: .*kidal/],
    [['call', 'kidal', 'listOrders'], /There is a call listOrders already/],
    [['call', 'kidal', 'List'], /write it like listOrders/],
    [['page', 'Pallet'], /write it like guide-lots/],
    [['page', 'pallet-report'], /already/],
    [['thing', 'x'], /npm run new component <Name>/],
    [[], /npm run new domain <subject> <name>/],
  ])('%s is refused with a sentence, and nothing is written', async (args, sentence) => {
    const index = read('packages/ui/src/index.ts');
    await expect(generate(args, house)).rejects.toThrow(sentence);
    expect(read('packages/ui/src/index.ts')).toBe(index);
  });
});
