import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../run.ts';
import { readmeCode } from './readme-code.ts';
import { publishedPackages } from './stage.ts';

const fence = '```';

describe('the code of a README', () => {
  test('is every block of TypeScript, as it stands, and no other', () => {
    const readme = `# A\n\n${fence}sh\nnpm install\n${fence}\n\n${fence}ts\nf();\n\ng();\n${fence}\n\n${fence}tsx\n<A />;\n${fence}\n`;
    expect(readmeCode(readme)).toEqual([
      { code: '\nf();\n\ng();\nexport {};\n', extension: 'ts', line: 7 },
      { code: '\n<A />;\nexport {};\n', extension: 'tsx', line: 13 },
    ]);
  });

  test('has in front what a comment before it says, and that block alone', () => {
    const readme = `<!-- with: declare const a: string; -->\n\n${fence}ts\nf(a);\n${fence}\n\n${fence}ts\ng();\n${fence}\n`;
    expect(readmeCode(readme).map(({ code, line }) => [code, line])).toEqual([
      ['declare const a: string;\nf(a);\nexport {};\n', 3],
      ['\ng();\nexport {};\n', 7],
    ]);
  });

  test('may have more than one line in front, and other comments too', () => {
    const readme = `<!-- calls -->\n<!-- with:\nimport a from 'a';\ndeclare const b: string;\n-->\n\n${fence}ts\na(b);\n${fence}\n`;
    expect(readmeCode(readme).map(({ code }) => code)).toEqual([
      "import a from 'a';\ndeclare const b: string;\na(b);\nexport {};\n",
    ]);
  });

  test('is taken out of a list, without what the list pushes it in by', () => {
    const readme = `- A list:\n\n  ${fence}ts\n  f({\n    a: 1,\n  });\n  ${fence}\n\n- more\n`;
    expect(readmeCode(readme)).toEqual([
      { code: '\nf({\n  a: 1,\n});\nexport {};\n', extension: 'ts', line: 3 },
    ]);
  });

  test.each(publishedPackages)('of %s is all found', (name) => {
    const readme = readFileSync(join(root, 'packages', name, 'README.md'), 'utf8');
    expect(readmeCode(readme)).toHaveLength(readme.match(/^ *```tsx?$/gmu)?.length ?? 0);
  });
});
