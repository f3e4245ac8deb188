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
  'packages/domain/src/index.ts',
  'packages/api-client/src/services',
  'apps/portal/src/app/routes/routes.ts',
  'apps/portal/src/shared/routes/paths.ts',
];
beforeAll(() => {
  for (const path of lists) cpSync(join(root, path), join(house, path), { recursive: true });
});
afterAll(() => rmSync(house, { recursive: true, force: true }));
const read = (path: string) => readFileSync(join(house, path), 'utf8');
const made = (...args: string[]) => generate(args, house).paths;

describe('what is new begins as its neighbours do', () => {
  test('a component has look, stories, page and conformance, and stands in its alphabetic place', () => {
    const paths = made('component', 'PalletCount');
    expect(paths).toHaveLength(7);
    expect(paths.every((path) => existsSync(join(house, path)))).toBe(true);
    const lines = read('packages/ui/src/index.ts')
      .split('\n')
      .filter((line) => line.startsWith('export'));
    expect(lines).toContain("export * from './components/PalletCount/index.ts';");
    expect(lines).toEqual(lines.toSorted());
  });

  test('a rule of the business has its test and is exported', () => {
    expect(made('domain', 'pallet-height')).toContain(
      'packages/domain/src/pallet-height/pallet-height.test.ts',
    );
    expect(read('packages/domain/src/index.ts')).toContain("'./pallet-height/pallet-height.ts'");
  });

  test('a call is written into the file of its service, which imports what it needs', () => {
    expect(made('call', 'billing', 'listPallets')).toEqual([
      'packages/api-client/src/services/billing.calls.ts',
    ]);
    const text = read('packages/api-client/src/services/billing.calls.ts');
    expect(text).toContain("id: 'listPallets'");
    expect(text.match(/\bstoreId\b[^;]*from '..\/core\/fields.ts'/)).not.toBeNull();
  });

  test('a page has an address, a route and a story', () => {
    made('page', 'pallet-report');
    expect(read('apps/portal/src/app/routes/routes.ts')).toContain("'../../pages/pallet-report/page.tsx'");
    expect(read('apps/portal/src/shared/routes/paths.ts')).toContain("palletReport: () => '/pallet-report'");
  });

  test.each([
    [['component', 'palletCount'], /write it like StatusLabel/],
    [['component', 'PalletCount'], /already/],
    [['component', '../Evil'], /write it like/],
    [['domain', 'PalletHeight'], /write it like parcel-weight/],
    [['domain', 'pallet-height'], /already/],
    [['call', 'nowhere', 'listPallets'], /There are: .*kidal/],
    [['call', 'kidal', 'listOrders'], /There is a call listOrders already/],
    [['call', 'kidal', 'List'], /write it like listOrders/],
    [['page', 'Pallet'], /write it like guide-lots/],
    [['page', 'pallet-report'], /already/],
    [['thing', 'x'], /npm run new component <Name>/],
    [[], /npm run new domain <name>/],
  ])('%s is refused with a sentence, and nothing is written', (args, sentence) => {
    const index = read('packages/ui/src/index.ts');
    expect(() => generate(args, house)).toThrow(sentence);
    expect(read('packages/ui/src/index.ts')).toBe(index);
  });
});
