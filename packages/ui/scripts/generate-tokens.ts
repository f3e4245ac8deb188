/**
 * Turns tokens/tokens.json (DTCG 2025.10) into src/theme/tokens.generated.ts: resolved CSS values, one
 * constant per group so that a bundler keeps only what is used, and each brand of tokens/brands beside it. Run with `npm run tokens -w packages/ui`.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
type Group = { readonly [key: string]: Json };
type Tree = { [key: string]: string | number | Tree };

const file = (path: string) => new URL(`../${path}`, import.meta.url);
const read = (path: string): Group => JSON.parse(readFileSync(file(path), 'utf8'));
let document = read('tokens/tokens.json');

const isGroup = (value: Json | undefined): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function at(path: string): Group {
  const found = path
    .split('.')
    .reduce<Json | undefined>((node, key) => (isGroup(node) ? node[key] : undefined), document);
  if (!isGroup(found)) throw new Error(`tokens.json has no "${path}"`);
  return found;
}

/** Follows `{a.b.c}` references until a literal value is reached. */
function resolve(value: Json | undefined): Json {
  if (value === undefined) throw new Error('A token has no $value');
  if (typeof value !== 'string' || !/^\{.+\}$/.test(value)) return value;
  return resolve(at(value.slice(1, -1))['$value']);
}

function toColor(value: Json): string {
  if (!isGroup(value) || typeof value['hex'] !== 'string')
    throw new Error(`Not a colour: ${JSON.stringify(value)}`);
  const alpha = value['alpha'];
  if (typeof alpha !== 'number' || alpha === 1) return value['hex'];
  const channels = [1, 3, 5].map((start) =>
    Number.parseInt(String(value['hex']).slice(start, start + 2), 16),
  );
  return `rgb(${channels.join(' ')} / ${alpha})`;
}

function toLength(value: Json): string {
  if (!isGroup(value)) throw new Error(`Not a dimension: ${JSON.stringify(value)}`);
  return `${String(value['value'])}${String(value['unit'])}`;
}

function toShadow(value: Json): string {
  const layers = Array.isArray(value) ? value : [value];
  const css = layers.map((layer: Json) => {
    if (!isGroup(layer)) throw new Error('Not a shadow');
    const lengths = ['offsetX', 'offsetY', 'blur', 'spread'].map((key) => toLength(layer[key] ?? null));
    return `${lengths.join(' ').replaceAll('0px', '0')} ${toColor(resolve(layer['color'] ?? null))}`;
  });
  return css.join(', ');
}

const toNumber = (value: Json): number => {
  if (typeof value !== 'number') throw new Error(`Not a number: ${JSON.stringify(value)}`);
  return value;
};
const toFamily = (value: Json): string =>
  (Array.isArray(value) ? value : [value])
    .flatMap((name: Json) =>
      name === 'Inter Variable' ? ['Inter Variable', 'Inter Fallback'] : [String(name)],
    )
    .map((name) => (/[^a-z-]/i.test(name) ? `'${name}'` : name))
    .join(', ');
const amount = (value: Json): number => (isGroup(value) ? toNumber(value['value'] ?? null) : toNumber(value));
/** A length in `em`; none at all is a plain 0, which is shorter. */
const em = (value: number) => (value === 0 ? 0 : `${Number(value.toFixed(4))}em`);
const toEasing = (value: Json): string => `cubic-bezier(${(value as readonly number[]).join(', ')})`;

/** `bg-hover` is read as `bgHover`, `0-5` as `0.5`; domain keys such as `listo_para_enviar` stay verbatim. */
const keyOf = (key: string) =>
  /^\d/.test(key)
    ? key.replace('-', '.')
    : key.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

function collect(group: Group, write: (value: Json) => string | number): Tree {
  const tree: Tree = {};
  for (const [key, child] of Object.entries(group)) {
    if (key.startsWith('$') || !isGroup(child)) continue;
    tree[keyOf(key)] = '$value' in child ? write(resolve(child['$value'])) : collect(child, write);
  }
  return tree;
}

function textStyles(): Tree {
  const tree: Tree = {};
  for (const [key, child] of Object.entries(at('text'))) {
    if (key.startsWith('$') || !isGroup(child) || !isGroup(child['$value'])) continue;
    const value = child['$value'];
    const size = amount(value['fontSize'] ?? null);
    tree[keyOf(key)] = {
      // rem and em, so that a person's own text size is honoured.
      fontSize: `${size / 16}rem`,
      lineHeight: toNumber(value['lineHeight'] ?? null),
      letterSpacing: em(amount(value['letterSpacing'] ?? null) / size),
      // Last: styles of one size often differ in it alone, and what begins alike is smaller when compressed.
      fontWeight: toNumber(resolve(value['fontWeight'])),
    };
  }
  return tree;
}

function fontFeatures(): Tree {
  const extension = at('font.feature')['$extensions'];
  const features = isGroup(extension) ? extension['mx.trastienda.fontFeatures'] : undefined;
  if (!isGroup(features)) throw new Error('tokens.json has no font features');
  return Object.fromEntries(Object.entries(features).map(([key, value]) => [key, String(value)]));
}

const schemes = (name: string, write: (value: Json) => string): Tree =>
  Object.fromEntries(
    ['light', 'dark', 'contrast'].map((scheme) => [scheme, collect(at(`scheme.${scheme}.${name}`), write)]),
  );

const groups: Record<string, Tree> = {
  ramp: collect(at('color'), toColor),
  color: schemes('color', toColor),
  shadow: schemes('shadow', toShadow),
  space: collect(at('space'), toLength),
  radius: collect(at('radius'), toLength),
  size: collect(at('size'), toLength),
  density: collect(at('density'), toLength),
  fontFamily: collect(at('font.family'), toFamily),
  fontWeight: collect(at('font.weight'), toNumber),
  fontFeature: fontFeatures(),
  textStyle: textStyles(),
  durationMs: collect(at('motion.duration'), amount),
  easing: collect(at('motion.easing'), toEasing),
  zIndex: collect(at('z-index'), toNumber),
  breakpoint: collect(at('breakpoint'), amount),
};

const body = Object.entries(groups)
  .map(([name, tree]) => `export const ${name} = ${JSON.stringify(tree, null, 2)} as const;`)
  .join('\n\n');
writeFileSync(
  file('src/theme/tokens.generated.ts'),
  `// Written by scripts/generate-tokens.ts from tokens/tokens.json. Change the tokens, not this file.\n\n${body}\n`,
);

// A brand is one file: a ramp of its own under color, and the roles it takes in the three schemes.
const base = document;
for (const path of globSync('tokens/brands/*.json', { cwd: fileURLToPath(file('')) })) {
  const name = basename(path, '.json');
  const brand = read(path);
  const ramps = [base['color'], brand['color']].map((group) => (isGroup(group) ? group : {}));
  document = { ...brand, color: { ...ramps[0], ...ramps[1] } };
  writeFileSync(
    file(`src/theme/brands/${name}.generated.ts`),
    `// Written by scripts/generate-tokens.ts from ${path}. Change the tokens, not this file.\n\nexport const ${name} = ${JSON.stringify(schemes('color', toColor), null, 2)} as const;\n`,
  );
}
