import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { camelOf, type Generator, isKebab, Refusal } from './generator.ts';

const folder = 'packages/domain/src';

const rule = (call: string) => `/**
 * What it answers, with units. Source: the line of the specification.
 * @example ${call}('a b') // => 'a b'
 */
export function ${call}(text: string): string {
  return text.trim();
}
`;

const test = (name: string, call: string) => `import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ${call} } from './${name}.ts';

describe('${name.replaceAll('-', ' ')}', () => {
  it('drops the blanks around a text', () => {
    expect(${call}(' a b ')).toBe('a b');
  });

  it('asked again, answers the same', () => {
    fc.assert(fc.property(fc.string(), (text) => ${call}(${call}(text)) === ${call}(text)));
  });
});
`;

/** A rule of the business: a folder of its own, proven, in the root's exports. */
export const newDomain: Generator = {
  usage: 'domain <name>',
  plan([name = ''], root) {
    if (!isKebab(name))
      throw new Refusal(
        `'${name}' is no name of a rule: write it like parcel-weight, in small letters and hyphens.`,
      );
    if (existsSync(join(root, folder, name))) throw new Refusal(`domain has a concept ${name} already.`);
    const call = camelOf(name);
    return {
      files: {
        [`${folder}/${name}/${name}.ts`]: rule(call),
        [`${folder}/${name}/${name}.test.ts`]: test(name, call),
      },
      edits: { [`${folder}/index.ts`]: (text) => `${text}export * from './${name}/${name}.ts';\n` },
      next: [
        'Name the ids of docs/spec/coverage.md that it proves in the titles of its tests.',
        'Add it to the table of packages/domain/README.md; npm run api -w packages/domain; npm exec -- changeset.',
      ],
    };
  },
};
