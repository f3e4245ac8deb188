import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { partsFile, partsList, strangersIn } from './package-imports.ts';

const folder = mkdtempSync(join(tmpdir(), 'ui-parts-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const write = (path: string, text: string) => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
};
/** As tsup writes them: code in chunks, under the name of its source. */
const component = (name: string, code: string) => {
  write(`dist/${name}.js`, `// src/components/${name}/${name}.tsx\n${code}\nexport { ${name} };\n`);
  write(
    `dist/components/${name}/index.js`,
    `import { ${name} } from '../../${name}.js';\nexport { ${name} };\n`,
  );
};

describe('what one component brings of others', () => {
  beforeEach(() => {
    component('Spinner', 'const Spinner = () => "spins";');
    component('Button', 'import { Spinner } from "./Spinner.js";\nconst Button = () => Spinner();');
    write(
      'dist/index.js',
      'export { Button } from "./Button.js";\nexport { Spinner } from "./Spinner.js";\n',
    );
  });

  it('is a committed list', async () => {
    const list = await partsList(folder);
    expect(list).toContain('\nButton: Spinner\nSpinner: -\n');
    write(partsFile, list);
    expect(await strangersIn(folder)).toEqual([]);
  });

  it('fails where a component brings one that the list has not, though its own entry does so too', async () => {
    write(partsFile, await partsList(folder));
    component('Spinner', 'import { Button } from "./Button.js";\nconst Spinner = () => [Button];');
    expect(await strangersIn(folder)).toEqual([
      `Spinner brings Button: ${partsFile} says otherwise`,
      `Spinner, from the root, brings Button: ${partsFile} says otherwise`,
    ]);
  });

  it('fails where the root brings what the component does not need', async () => {
    write(partsFile, await partsList(folder));
    write(
      'dist/index.js',
      'import "./Button.js";\nexport { Button } from "./Button.js";\nexport { Spinner } from "./Spinner.js";\n',
    );
    component('Button', 'globalThis.button = true;\nconst Button = () => "no spinner";');
    expect(await strangersIn(folder)).toEqual([
      `Button does not bring any more Spinner: ${partsFile} says otherwise`,
      `Spinner, from the root, brings Button: ${partsFile} says otherwise`,
    ]);
  });

  it('fails where the list has a component that is gone', async () => {
    write(partsFile, `${await partsList(folder)}Pallet: -\n`);
    expect(await strangersIn(folder)).toEqual([`${partsFile} has Pallet, which the package has not`]);
  });
});
