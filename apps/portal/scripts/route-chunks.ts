// Writes which files each page needs beside those that the document names, for the gateway to announce with the document:
// the browser fetches a page's own code together with the product's, and not a round trip later. An argument names another
// folder of a build.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { parseAst } from 'vite';
import { patterns } from '../src/shared/routes/patterns.ts';

type Chunk = { readonly file: string; readonly imports?: readonly string[] };
type Manifest = Readonly<Record<string, Chunk>>;

const portal = join(import.meta.dirname, '..');
const dist = process.argv[2] ?? join(portal, 'dist');
const manifest = JSON.parse(readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8')) as Manifest;

/** A chunk's script and those that it imports at once. */
function scriptsOf(name: string): string[] {
  const seen = new Set([name]);
  // A set that grows while it is walked: what a chunk imports is walked too.
  for (const one of seen) for (const next of manifest[one]?.imports ?? []) seen.add(next);
  return [...seen].flatMap((one) => manifest[one]?.file ?? []);
}

type Node = { readonly type: string } & Readonly<Record<string, unknown>>;
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Partial<Node>).type === 'string';
const below = (node: Node): Node[] => Object.values(node).flat().filter(isNode);
const textOf = (value: unknown): string | undefined =>
  isNode(value) && value.type === 'Literal' && typeof value['value'] === 'string'
    ? value['value']
    : undefined;

/** The address that `patterns.name` stands for. */
function patternOf(value: unknown): string | undefined {
  if (!isNode(value) || value.type !== 'MemberExpression' || !isNode(value['property'])) return undefined;
  return new Map<unknown, string>(Object.entries(patterns)).get(value['property']['name']);
}

/** What the first `import('…')` below a node names. */
function importIn(node: Node): string | undefined {
  if (node.type === 'ImportExpression') return textOf(node['source']);
  for (const next of below(node)) {
    const found = importIn(next);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** `{ path: patterns.a, page: lazyPage(() => import('./a.tsx')) }` of the table of routes, as path and module. */
function routesIn(node: Node): (readonly [path: string, module: string])[] {
  const own: (readonly [string, string])[] = [];
  if (node.type === 'ObjectExpression') {
    const valueOf = (name: string): unknown =>
      below(node).find(({ type, key }) => type === 'Property' && isNode(key) && key['name'] === name)?.[
        'value'
      ];
    const path = patternOf(valueOf('path'));
    const page = valueOf('page');
    const module = isNode(page) ? importIn(page) : undefined;
    if (path !== undefined && module !== undefined) own.push([path, module]);
  }
  return [...own, ...below(node).flatMap(routesIn)];
}

const folder = 'src/app/routes';
const named = new Set(scriptsOf('index.html'));
const table = readFileSync(join(portal, folder, 'routes.ts'), 'utf8');
const chunks = routesIn(parseAst(table, { lang: 'ts' }) as unknown as Node).map(([path, module]) => {
  const name = join(folder, module);
  if (!manifest[name]) throw new Error(`The manifest has no ${name}, the page of ${path}`);
  return { path, scripts: scriptsOf(name).filter((file) => !named.has(file)) };
});
if (chunks.length === 0) throw new Error('The table of routes names no page: its form has changed');
writeFileSync(join(dist, '.vite', 'routes.json'), JSON.stringify(chunks));
