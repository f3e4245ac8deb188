import type { Settled } from './settle-variables.ts';

/**
 * What the published files call their classes, animations and variables. A third of the sheet was names: `ts0`
 * instead of `_1jokbki2` and `--ts0` instead of `--ts-color-bg-canvas` take 3.4 kB off its 20.8 (gzip).
 * Numbered in the order of the sheet, so that neighbours look alike to a compressor, and the same build gives the
 * same names. `variables.css` gives the variables their long names back, for who writes plain CSS.
 */

/** Blocks of the outermost level, in order: `@layer a{…}`, `.b{…}`, `@layer a;`. */
export function topLevelBlocks(css: string): string[] {
  const blocks: string[] = [];
  let start = 0;
  let depth = 0;
  for (const { 0: token, index } of css.matchAll(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|[{};]/g)) {
    if (token === '{') depth += 1;
    if (token === '}') depth -= 1;
    if (depth === 0 && (token === '}' || token === ';')) {
      blocks.push(css.slice(start, index + 1).trim());
      start = index + 1;
    }
  }
  return blocks;
}

/**
 * One block a layer instead of one a rule. Safe because a layer's place is fixed by the order of their first
 * names, and the rules inside of one keep theirs. What is in no layer (keyframes) follows.
 */
export function groupLayers(css: string): string {
  const layers = new Map<string, string>();
  let rest = '';
  for (const block of topLevelBlocks(css)) {
    const name = /^@layer\s+([\w-]+)/.exec(block)?.[1];
    if (name === undefined) rest += block;
    else
      layers.set(
        name,
        (layers.get(name) ?? '') +
          (block.endsWith('}') ? block.slice(block.indexOf('{') + 1, -1).trim() : ''),
      );
  }
  const bodies = [...layers].map(([name, body]) => `@layer ${name}{${body}}`).join('');
  return `@layer ${[...layers.keys()].join(',')};${bodies}${rest}`;
}

export interface ShortNames {
  /** `_1jokbki2` to `ts0`: classes, animations and local variables of vanilla-extract. */
  readonly identifiers: ReadonlyMap<string, string>;
  /** `--ts-color-bg-canvas` to `--ts0`. */
  readonly variables: ReadonlyMap<string, string>;
}

const variable = /--ts-[\w-]+/g;
/** As vanilla-extract writes them: the hash of a file in base 36 and a count, behind `_` where it starts with a digit. */
const identifier = /(?<![\w-])(?:--)?(_\d[a-z0-9]{6,}|(?=[a-z]*\d)[a-z][a-z0-9]{6,})(?![\w-])/g;

function numbered(css: string, pattern: RegExp, prefix: string): Map<string, string> {
  const names = new Map<string, string>();
  for (const match of css.matchAll(pattern)) {
    const name = match[1] ?? match[0];
    if (!names.has(name)) names.set(name, `${prefix}${names.size.toString(36)}`);
  }
  return names;
}

/** Names of a whole sheet. Only what the sheet itself declares is renamed, and nothing that is `open` to applications. */
export function shortNames(css: string, open: ReadonlySet<string> = new Set()): ShortNames {
  const declared = new Set(
    [...css.matchAll(/[.](_?[a-z0-9]{7,})|@keyframes (\w+)|--(_?[a-z0-9]{7,}):/g)].map(
      ([, className, animation, local]) => className ?? animation ?? local ?? '',
    ),
  );
  const identifiers = numbered(css, identifier, 'ts');
  return {
    identifiers: new Map([...identifiers].filter(([name]) => declared.has(name))),
    variables: new Map([...numbered(css, variable, '--ts')].filter(([name]) => !open.has(name))),
  };
}

/** The text of a sheet or of a script with the short names in it. */
export const rename = (text: string, { identifiers, variables }: ShortNames): string =>
  text
    .replace(variable, (name) => variables.get(name) ?? name)
    .replace(identifier, (whole, name: string) => {
      const short = identifiers.get(name);
      return short === undefined ? whole : whole.replace(name, short);
    });

/** Long names for the variables of a renamed sheet, wherever a colour scheme starts. */
export function variablesSheet({ variables }: ShortNames, { values, twins }: Settled): string {
  const short = (long: string) => `var(${variables.get(twins.get(long) ?? long)})`;
  const lines = [
    ...[...values].map(([long, value]) => `${long}:${value}`),
    ...[...variables.keys(), ...twins.keys()].map((long) => `${long}:${short(long)}`),
  ];
  return `:root,[data-color-scheme]{${lines.join(';')}}\n`;
}
