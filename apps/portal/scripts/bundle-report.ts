// Prints what a first visit to home and to orders loads and what later pages add to it, and fails when a bar is passed.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

type Chunk = {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
  readonly assets?: readonly string[];
};
type Manifest = Readonly<Record<string, Chunk>>;

const dist = join(import.meta.dirname, '..', 'dist');
const manifest = JSON.parse(readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8')) as Manifest;

/** The page itself, the files of `public/`, and the one style sheet. */
const always = [
  'index.html',
  'head.js',
  'icon.svg',
  ...Object.values(manifest)
    .map(({ file }) => file)
    .filter((file) => file.endsWith('.css') || file.endsWith('.woff2')),
];
/** kB of gzip; requests of files. A later page is counted beside what the document names. */
const bars = { orders: { js: 266, requests: 20 }, later: { js: 165 } } as const;

/** A chunk, everything that it imports at once, and what those need. */
function filesOf(names: readonly string[]): string[] {
  const files = new Set<string>();
  const seen = new Set<string>();
  const visit = (name: string) => {
    const chunk = manifest[name];
    if (!chunk || seen.has(name)) return;
    seen.add(name);
    for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) files.add(file);
    for (const next of chunk.imports ?? []) visit(next);
  };
  for (const name of names) visit(name);
  return [...files];
}

const sizeOf = (file: string): number => {
  const bytes = readFileSync(join(dist, file));
  // A font is compressed already; it travels as it is.
  return file.endsWith('.woff2') ? bytes.length : gzipSync(bytes, { level: 9 }).length;
};

const kilobytes = (files: readonly string[], suffix: string): number =>
  files.filter((file) => file.endsWith(suffix)).reduce((sum, file) => sum + sizeOf(file), 0) / 1000;

function report(page: string) {
  const entry = `src/pages/${page}/page.tsx`;
  if (!manifest[entry]) throw new Error(`The manifest has no ${entry}: its size is not known`);
  const files = [...new Set([...always, ...filesOf(['index.html', entry])])];
  return {
    page,
    js: kilobytes(files, '.js'),
    css: kilobytes(files, '.css'),
    fonts: kilobytes(files, '.woff2'),
    requests: files.length,
  };
}

const rows = ['home', 'orders'].map(report);
const lines = rows.map(
  ({ page, js, css, fonts, requests }) =>
    `  ${page.padEnd(8)} JS ${js.toFixed(1).padStart(6)} kB   CSS ${css.toFixed(1).padStart(5)} kB   fonts ${fonts.toFixed(1)} kB   ${requests} files`,
);
process.stdout.write(`\nFirst visit, empty cache (gzip):\n${lines.join('\n')}\n`);

/** What the step before wrote for the gateway: each page's own scripts. */
const routes = JSON.parse(readFileSync(join(dist, '.vite', 'routes.json'), 'utf8')) as readonly {
  readonly path: string;
  readonly scripts: readonly string[];
}[];
const later = routes
  .map(({ path, scripts }) => ({ path, js: kilobytes(scripts, '.js'), files: scripts.length }))
  .toSorted((a, b) => b.js - a.js);
const heaviest = later
  .slice(0, 3)
  .map(({ path, js, files }) => `  ${js.toFixed(1).padStart(6)} kB   ${files} files   ${path}`);
process.stdout.write(`\nThe heaviest of ${later.length} pages, beside the shell:\n${heaviest.join('\n')}\n`);
for (const { path, js } of later.filter((page) => page.js > bars.later.js)) {
  process.stderr.write(`Bar passed: ${path} loads ${js.toFixed(1)} kB of ${bars.later.js}.\n`);
  process.exitCode = 1;
}

const orders = rows.find(({ page }) => page === 'orders');
if (orders && (orders.js > bars.orders.js || orders.requests > bars.orders.requests)) {
  process.stderr.write(
    `Bar passed: orders may load ${bars.orders.js} kB of JS in ${bars.orders.requests} requests.\n`,
  );
  process.exitCode = 1;
}
