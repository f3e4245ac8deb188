import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { bin, root } from './run.ts';

/** The dependency law, and whether the lint really bites: each pair is linted for real in an empty house. */
const house = mkdtempSync(join(tmpdir(), 'trastienda-law-'));
cpSync(join(root, '.oxlintrc.json'), join(house, '.oxlintrc.json'));
cpSync(join(root, 'tools/lint'), join(house, 'tools/lint'), { recursive: true });
afterAll(() => rmSync(house, { recursive: true, force: true }));

function breaks(file: string, imported: string): boolean {
  const path = join(house, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `import * as other from '${imported}';\n\nexport const seen = other;\n`);
  try {
    execFileSync(bin('oxlint'), ['--config', '.oxlintrc.json', '-A', 'all', file], {
      cwd: house,
      stdio: 'pipe',
    });
    return false;
  } catch (error) {
    const found = String((error as { stdout: Buffer }).stdout);
    return found.includes('no-restricted-imports') || found.includes('house(layers)');
  } finally {
    rmSync(path);
  }
}

const law: Readonly<Record<string, readonly string[]>> = {
  'packages/domain/src': [],
  'packages/api-client/src': ['domain'],
  'packages/ui/src': ['domain'],
  'packages/services/src': ['api-client', 'domain'],
  'apps/gateway/src': ['api-client', 'services'],
  'apps/portal/src': ['ui', 'domain', 'api-client'],
};
const packages = ['domain', 'ui', 'api-client', 'services'];

describe('the dependency law is held by the lint', () => {
  for (const [room, allowed] of Object.entries(law)) {
    const own = room.split('/')[1];
    for (const name of packages.filter((one) => one !== own)) {
      const may = allowed.includes(name);
      test(`${room} ${may ? 'may' : 'may not'} import ${name}`, () => {
        expect(breaks(`${room}/probe.ts`, `@trastienda/${name}`)).toBe(!may);
      });
    }
  }

  test('no room reaches into another one past its exports', () => {
    expect(breaks('apps/portal/src/probe.ts', '@trastienda/ui/src/theme/index.ts')).toBe(true);
    expect(breaks('apps/portal/src/probe.ts', '../../../packages/ui/src/index.ts')).toBe(true);
  });

  test('domain stays pure: no framework and no Node', () => {
    for (const imported of ['react', 'node:fs', 'hono', 'redux-saga']) {
      expect(breaks('packages/domain/src/probe.ts', imported)).toBe(true);
    }
  });
});

const portal = 'apps/portal/src';

describe('the floors of the portal: app, pages, features, entities, shared', () => {
  test.each([
    ['shared/list/probe.ts', '../../entities/order/figures.ts'],
    ['entities/order/probe.ts', '../../features/cancel-order/feature.ts'],
    ['features/cancel-order/probe.ts', '../../pages/orders/search.ts'],
    ['pages/orders/list/probe.tsx', '../../../app/routes/routes.ts'],
  ])('%s may not reach up into %s', (file, imported) => {
    expect(breaks(`${portal}/${file}`, imported)).toBe(true);
  });

  test.each([
    ['entities/order/probe.ts', '../guide/search.ts'],
    ['features/cancel-order/probe.ts', '../cancel-guide/feature.ts'],
    ['pages/orders/detail/probe.ts', '../../home/page.tsx'],
  ])('%s may not reach sideways into %s', (file, imported) => {
    expect(breaks(`${portal}/${file}`, imported)).toBe(true);
  });

  test.each([
    ['app/routes/probe.ts', '../../pages/home/page.tsx'],
    ['pages/orders/detail/probe.ts', '../list/columns.tsx'],
    ['pages/orders/detail/probe.ts', '../../../features/cancel-order/feature.ts'],
    ['features/cancel-order/probe.ts', '../../entities/order/operations.ts'],
    ['shared/list/probe.ts', '../store/hooks.ts'],
    ['pages/orders/probe.test.ts', '../home/page.tsx'],
  ])('%s may import %s', (file, imported) => {
    expect(breaks(`${portal}/${file}`, imported)).toBe(false);
  });
});
