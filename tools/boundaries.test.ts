import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { bin, root } from './run.ts';

/** The dependency law, and whether the lint really bites: each pair is linted for real in an empty house. */
const house = mkdtempSync(join(tmpdir(), 'trastienda-law-'));
cpSync(join(root, '.oxlintrc.json'), join(house, '.oxlintrc.json'));
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
    return String((error as { stdout: Buffer }).stdout).includes('no-restricted-imports');
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
