import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { bin, root } from './run.ts';

/** The rules of dependency, and whether the lint really bites: each pair is linted for real in an empty repository. */
const repository = mkdtempSync(join(tmpdir(), 'trastienda-law-'));
cpSync(join(root, '.oxlintrc.json'), join(repository, '.oxlintrc.json'));
cpSync(join(root, 'tools/lint'), join(repository, 'tools/lint'), { recursive: true });
afterAll(() => rmSync(repository, { recursive: true, force: true }));

function breaks(file: string, imported: string): boolean {
  const path = join(repository, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `import * as other from '${imported}';\n\nexport const seen = other;\n`);
  try {
    execFileSync(bin('oxlint'), ['--config', '.oxlintrc.json', '-A', 'all', file], {
      cwd: repository,
      stdio: 'pipe',
    });
    return false;
  } catch (error) {
    const found = String((error as { stdout: Buffer }).stdout);
    return found.includes('no-restricted-imports') || found.includes('repository(layers)');
  } finally {
    rmSync(path);
  }
}

const rules: Readonly<Record<string, readonly string[]>> = {
  'packages/domain/src': [],
  'packages/api-client/src': ['domain'],
  'packages/ui/src': ['domain'],
  'packages/connectors/src': ['domain'],
  'packages/services/src': ['api-client', 'connectors', 'domain'],
  'packages/demo/src': ['api-client', 'domain', 'services'],
  'apps/gateway/src': ['api-client', 'services'],
  'apps/portal/src': ['ui', 'domain', 'api-client'],
};
const packages = ['domain', 'ui', 'api-client', 'connectors', 'services', 'demo'];

describe('the rules of dependency are held by the lint', () => {
  for (const [folder, allowed] of Object.entries(rules)) {
    const own = folder.split('/')[1];
    for (const name of packages.filter((one) => one !== own)) {
      const may = allowed.includes(name);
      test(`${folder} ${may ? 'may' : 'may not'} import ${name}`, () => {
        expect(breaks(`${folder}/probe.ts`, `@trastienda/${name}`)).toBe(!may);
      });
    }
  }

  test('the demo is loaded by the one file of the gateway that shows it', () => {
    expect(breaks('apps/gateway/src/demo.ts', '@trastienda/demo')).toBe(false);
    expect(breaks('apps/gateway/src/start.ts', '@trastienda/demo')).toBe(true);
  });

  test('no package reaches into another one past its exports', () => {
    expect(breaks('apps/gateway/src/probe.ts', '@trastienda/services/database')).toBe(false);
    expect(breaks('apps/gateway/src/probe.ts', '@trastienda/services/settings')).toBe(false);
    expect(breaks('apps/gateway/src/probe.ts', '@trastienda/services/core/scope')).toBe(true);
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

describe('the layers of the portal: app, pages, features, entities, shared', () => {
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

const services = 'packages/services/src';

describe('the layers of the services: tables, database, core, jobs, subjects, use cases, setup, wire', () => {
  test.each([
    ['tables/probe.ts', '../core/refusal.ts'],
    ['database/probe.ts', '../core/scope.ts'],
    ['core/probe.ts', '../jobs/job.ts'],
    ['core/reading/probe.ts', '../../subjects/files/create-files.ts'],
    ['jobs/probe.ts', '../workers.ts'],
    ['subjects/orders/probe.ts', '../../use-cases/cancel-lines.ts'],
    ['use-cases/probe.ts', '../wire/kidal/handlers.ts'],
    ['setup/probe.ts', '../handlers.ts'],
    ['wire/kidal/probe.ts', '../../create-services.ts'],
  ])('%s may not reach up into %s', (file, imported) => {
    expect(breaks(`${services}/${file}`, imported)).toBe(true);
  });

  test.each([
    ['subjects/orders/probe.ts', '../guides/wallet.ts'],
    ['subjects/money/probe.ts', '../orders/locked-order.ts'],
    ['subjects/without-a-place/probe.ts', '../files/create-files.ts'],
    ['wire/shein/probe.ts', '../kidal/handlers.ts'],
  ])('%s may not reach sideways into %s', (file, imported) => {
    expect(breaks(`${services}/${file}`, imported)).toBe(true);
  });

  test.each([
    ['subjects/orders/probe.ts', '../money/billing-of.ts'],
    ['subjects/orders/probe.ts', './locked-order.ts'],
    ['use-cases/probe.ts', '../subjects/orders/locked-order.ts'],
    ['wire/kidal/probe.ts', '../../use-cases/cancel-order.ts'],
    ['workers.ts', './jobs/start-workers.ts'],
    ['core/probe.test.ts', '../handlers.ts'],
  ])('%s may import %s', (file, imported) => {
    expect(breaks(`${services}/${file}`, imported)).toBe(false);
  });
});
