import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { asInWorkspace, withOwnProject } from './release/project.ts';
import { readmeCode } from './release/readme-code.ts';
import { publishedPackages } from './release/stage.ts';
import { typeCheck } from './release/type-check.ts';
import { root } from './run.ts';

// An application of who has read the READMEs and nothing else: their code is type-checked with the packages as a registry gives
// them. Needs `npm run build` before.
const started = Date.now();
const said = (what: string) => console.log(`${((Date.now() - started) / 1000).toFixed(1)} s  ${what}`);

/** The READMEs need these: styles of a brand's own, and tests. */
const tools = [
  '@vanilla-extract/css',
  '@testing-library/dom',
  '@testing-library/react',
  '@testing-library/user-event',
];

const options = {
  target: 'es2023',
  module: 'esnext',
  moduleResolution: 'bundler',
  jsx: 'react-jsx',
  lib: ['es2023', 'dom', 'dom.iterable'],
  types: [],
  strict: true,
  // The fixtures of the packages read the declarations.
  skipLibCheck: true,
  noEmit: true,
};

try {
  await withOwnProject(tools.map(asInWorkspace), async (project) => {
    said('a project has the packages, and what their READMEs name');
    const app = join(project, 'readmes');
    mkdirSync(app);
    const blocks = publishedPackages.flatMap((name) =>
      readmeCode(readFileSync(join(root, 'packages', name, 'README.md'), 'utf8')).map((block) => ({
        ...block,
        file: `${name}-README-line-${block.line}.${block.extension}`,
      })),
    );
    for (const { file, code } of blocks) writeFileSync(join(app, file), code);
    writeFileSync(join(app, 'tsconfig.json'), JSON.stringify({ compilerOptions: options }));
    await typeCheck(app);
    said(`type-checked: ${blocks.length} blocks of code in READMEs`);
  });
} catch (error) {
  console.error(String(error));
  process.exitCode = 1;
}
