import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { camelOf, type Generator, isKebab, Refusal } from './generator.ts';

const folder = 'packages/domain/src';

const rule = (call: string) => `/**
 * The result of the rule, with units.
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

/** Folders of src that are no subject of the business. */
const noSubjects = ['internal', 'testing'];

/** The export beside those of the same subject, or at the end when it is the subject's first. */
const exported = (subject: string, name: string) => (text: string) => {
  const lines = text.trimEnd().split('\n');
  const last = lines.findLastIndex((line) => line.includes(` from './${subject}/`));
  const line = `export * from './${subject}/${name}.ts';`;
  return `${lines.toSpliced(last === -1 ? lines.length : last + 1, 0, line).join('\n')}\n`;
};

/** A rule of the business: in the folder of its subject, proven, in the root's exports. */
export const newDomain: Generator = {
  usage: 'domain <subject> <name>',
  plan([subject = '', name = ''], root) {
    const entries = readdirSync(join(root, folder), { recursive: true, withFileTypes: true });
    const subjects = entries
      .filter((one) => one.isDirectory() && one.parentPath === join(root, folder))
      .map((one) => one.name)
      .filter((one) => !noSubjects.includes(one))
      .toSorted();
    if (!subjects.includes(subject))
      throw new Refusal(`There is no subject '${subject}'. There are: ${subjects.join(', ')}.`);
    if (!isKebab(name))
      throw new Refusal(
        `'${name}' is no name of a rule: write it like parcel-weight, in small letters and hyphens.`,
      );
    const used = entries.find((one) => one.name === `${name}.ts`);
    if (used !== undefined)
      throw new Refusal(`domain has a rule ${name} already, in ${relative(root, used.parentPath)}.`);
    const call = camelOf(name);
    return {
      files: {
        [`${folder}/${subject}/${name}.ts`]: rule(call),
        [`${folder}/${subject}/${name}.test.ts`]: test(name, call),
      },
      edits: { [`${folder}/index.ts`]: exported(subject, name) },
      next: [
        'Name the ids of docs/spec/coverage.md that it proves in the titles of its tests.',
        'Add it to the table of packages/domain/README.md; npm run api -w packages/domain; npm exec -- changeset.',
      ],
    };
  },
};
