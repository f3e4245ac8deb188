import { execFile } from 'node:child_process';
import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { folderIn, withProject } from './release/project.ts';
import { readmeCode } from './release/readme-code.ts';
import { publishedPackages } from './release/stage.ts';
import { typeCheck } from './release/type-check.ts';
import { bin, root } from './run.ts';

// An application of who has read the READMEs and nothing else: their code is type-checked with the packages as a registry gives
// them, and its tests run in jsdom as they say. Needs `npm run build` before.
const started = Date.now();
const said = (what: string) => console.log(`${((Date.now() - started) / 1000).toFixed(1)} s  ${what}`);

const packages = join(root, 'packages');

const options = {
  target: 'es2023',
  module: 'esnext',
  moduleResolution: 'bundler',
  jsx: 'react-jsx',
  lib: ['es2023', 'dom', 'dom.iterable'],
  types: ['node', 'vite/client'],
  strict: true,
  skipLibCheck: false,
  resolveJsonModule: true,
  allowImportingTsExtensions: true,
  noEmit: true,
};

try {
  await withProject(async (project) => {
    const app = folderIn(project, 'outside', ['vite', 'vitest', '@types/node']);
    cpSync(join(packages, 'ui/fixture-tests'), app, { recursive: true });
    // All of it is one program: the older compiler takes seconds for each.
    for (const fixture of ['ui/fixture-app', 'api-client/fixture-app'])
      cpSync(join(packages, fixture), join(app, fixture), { recursive: true });
    for (const example of globSync('ui/src/components/*/*.example.tsx', { cwd: packages }))
      cpSync(join(packages, example), join(app, 'examples', basename(example)));
    cpSync(join(packages, 'ui/blocks'), join(app, 'ui/fixture-app/src/examples'), { recursive: true });
    const blocks = publishedPackages.flatMap((name) =>
      readmeCode(readFileSync(join(packages, name, 'README.md'), 'utf8')).map((block) => ({
        ...block,
        file: `${name}-README-line-${block.line}.${block.extension}`,
      })),
    );
    for (const { file, code } of blocks) writeFileSync(join(app, file), code);
    writeFileSync(join(app, 'tsconfig.json'), JSON.stringify({ compilerOptions: options }));
    await Promise.all([typeCheck(app), promisify(execFile)(bin('vitest'), ['run'], { cwd: app })]);
    said(
      `${blocks.length} blocks of code in READMEs and all applications type-checked by TypeScript 5.9 and 7; tests in jsdom passed`,
    );
  });
} catch (error) {
  const { stdout = '' } = error as { stdout?: string };
  console.error(`${String(error)}\n${stdout}`);
  process.exitCode = 1;
}
