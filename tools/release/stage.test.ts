import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { root } from '../run.ts';
import { publishedManifest, publishedPackages, readManifest, stage } from './stage.ts';

const workspace = mkdtempSync(join(tmpdir(), 'trastienda-stage-'));
afterAll(() => rmSync(workspace, { recursive: true, force: true }));
const write = (path: string, text: string) => {
  mkdirSync(dirname(join(workspace, path)), { recursive: true });
  writeFileSync(join(workspace, path), text);
};
const folder = join(workspace, 'packages/probe');

beforeEach(() => {
  rmSync(join(workspace, 'packages'), { recursive: true, force: true });
  write('LICENSE', 'MIT');
  write(
    'packages/probe/package.json',
    JSON.stringify({
      name: '@trastienda/probe',
      version: '1.0.0',
      sideEffects: ['**/*.css', './src/styles.ts'],
      exports: {
        '.': {
          '@trastienda/source': './src/index.ts',
          types: './dist/index.d.ts',
          default: './dist/index.js',
        },
      },
      publishConfig: { access: 'public', directory: '.publish' },
      scripts: { prepack: 'false' },
      devDependencies: { tool: '1.0.0' },
    }),
  );
});
const build = () => {
  write('packages/probe/dist/index.js', 'export {};\n');
  write('packages/probe/dist/index.d.ts', 'export {};\n');
};
const prepack = () =>
  spawnSync(process.execPath, [join(root, 'tools/release/refuse-pack.ts')], {
    cwd: folder,
    encoding: 'utf8',
  });

describe('what is published', () => {
  test('names no sources, scripts and tools, and has the licence', () => {
    build();
    const before = readFileSync(join(folder, 'package.json'), 'utf8');
    const staged = stage('probe', workspace);
    expect(JSON.parse(readFileSync(join(staged, 'package.json'), 'utf8'))).toEqual({
      name: '@trastienda/probe',
      version: '1.0.0',
      sideEffects: ['**/*.css'],
      exports: { '.': { types: './dist/index.d.ts', default: './dist/index.js' } },
      publishConfig: { access: 'public' },
    });
    expect(readFileSync(join(staged, 'LICENSE'), 'utf8')).toBe('MIT');
    expect(readFileSync(join(folder, 'package.json'), 'utf8')).toBe(before);
  });

  test('has to be built', () => {
    expect(() => stage('probe', workspace)).toThrow('@trastienda/probe is not built');
    expect(existsSync(join(folder, '.publish'))).toBe(false);
  });

  test.each(publishedPackages)('%s says who made it and what it needs', (name) => {
    const manifest = publishedManifest(readManifest(join(root, 'packages', name)));
    expect(JSON.stringify(manifest)).not.toMatch(/src\/|@trastienda\/source/u);
    expect(manifest).toMatchObject({
      license: 'MIT',
      author: expect.any(String),
      description: expect.any(String),
      keywords: expect.arrayContaining([expect.any(String)]),
      engines: { node: '>=22.12.0' },
    });
    const own = Object.entries(manifest.dependencies ?? {}).filter(([one]) => one.startsWith('@trastienda/'));
    for (const [, range] of own) expect(range).toMatch(/^\^\d/u);
  });
});

describe('npm pack in the workspace', () => {
  test('is refused in an unbuilt clone, with the command that builds', () => {
    const { status, stderr } = prepack();
    expect(status).toBe(1);
    expect(stderr).toContain('is not built, and would be published empty: `npm run pack`');
  });

  test('is refused in a built one too, and changes nothing', () => {
    build();
    const { status, stderr } = prepack();
    expect(status).toBe(1);
    expect(stderr).toContain('is not packed from here, but from .publish: `npm run pack`');
    expect(readdirSync(folder).toSorted()).toEqual(['dist', 'package.json']);
  });
});
