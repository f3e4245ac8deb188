import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { parseSync } from 'vite';

/**
 * The public types of a package as text: every name of every entry with its declaration, read from the
 * declarations that `npm run build` wrote. It is committed beside the package, so that a changed promise is a
 * changed line in review.
 */

type Declarations = Map<string, string>;

interface Manifest {
  readonly name: string;
  readonly exports: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
}

/** `./a.ts`, `./a.js` and `./a` of a declaration file all mean `./a.d.ts`. */
function declarationFile(from: string, specifier: string): string {
  const stem = resolve(dirname(from), specifier).replace(/\.(?:d\.ts|tsx?|js)$/, '');
  const found = [`${stem}.d.ts`, join(stem, 'index.d.ts')].find((file) => existsSync(file));
  if (found === undefined) throw new Error(`${from} names '${specifier}', which has no declarations`);
  return found;
}

/** Without comments and blank lines, two spaces a level. */
function tidy(code: string, comments: readonly { start: number; end: number }[], offset: number): string {
  let text = code;
  for (const { start, end } of comments.toReversed())
    if (start >= offset && end <= offset + code.length)
      text = text.slice(0, start - offset) + text.slice(end - offset);
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => line.replace(/^ +/, (spaces) => spaces.slice(spaces.length / 2)).trimEnd())
    .join('\n')
    .replace(/^export (?:declare )?/, '');
}

/** Every name a declaration file exports, followed through its re-exports. */
function exportsOf(file: string): Declarations {
  const code = readFileSync(file, 'utf8');
  const { program, comments } = parseSync(file, code, { lang: 'dts', astType: 'ts' });
  const named: Declarations = new Map();
  /** Resolves a name that the file imports or declares, and exports at its end. */
  const within = (name: string): string => {
    for (const node of program.body) {
      if (node.type === 'ImportDeclaration') {
        const one = node.specifiers.find(({ local }) => local.name === name);
        if (one === undefined) continue;
        if (!node.source.value.startsWith('.')) return `${name} of ${node.source.value}`;
        const theirs = 'imported' in one && 'name' in one.imported ? one.imported.name : name;
        return exportsOf(declarationFile(file, node.source.value)).get(theirs) ?? name;
      }
      const { id } = node as { id?: { name?: string } | null };
      if (id?.name === name) return tidy(code.slice(node.start, node.end), comments, node.start);
    }
    return name;
  };
  for (const node of program.body) {
    if (node.type === 'ExportAllDeclaration') {
      const from = declarationFile(file, node.source.value);
      if (node.exported && 'name' in node.exported)
        named.set(
          node.exported.name,
          `* as ${node.exported.name}: ${[...exportsOf(from).keys()].join(', ')}`,
        );
      else for (const [name, text] of exportsOf(from)) named.set(name, text);
    } else if (node.type === 'ExportNamedDeclaration' && node.source) {
      const theirs = exportsOf(declarationFile(file, node.source.value));
      for (const { local, exported } of node.specifiers) {
        const [from, to] = [local, exported].map((one) => ('name' in one ? one.name : one.value));
        named.set(String(to), theirs.get(String(from)) ?? String(from));
      }
    } else if (node.type === 'ExportNamedDeclaration' && node.specifiers.length > 0) {
      for (const { local, exported } of node.specifiers)
        if ('name' in local && 'name' in exported) named.set(exported.name, within(local.name));
    } else if (node.type === 'ExportNamedDeclaration' && node.declaration) {
      const { declaration } = node;
      const text = tidy(code.slice(node.start, node.end), comments, node.start);
      const names =
        declaration.type === 'VariableDeclaration'
          ? declaration.declarations.map(({ id }) => ('name' in id ? id.name : ''))
          : 'id' in declaration && declaration.id && 'name' in declaration.id
            ? [declaration.id.name]
            : [];
      // Overloads are one name with several texts.
      for (const name of names) named.set(name, named.has(name) ? `${named.get(name)}\n${text}` : text);
    }
  }
  return named;
}

/** Entries with types, wildcards filled in: `./Button` to its declaration file. */
function entriesOf(folder: string, manifest: Manifest): Map<string, string> {
  const entries = new Map<string, string>();
  for (const [name, target] of Object.entries(manifest.exports)) {
    const types = typeof target === 'string' ? undefined : target['types'];
    // A style sheet has types for the sake of its import alone.
    if (types === undefined || name.endsWith('.css')) continue;
    if (!name.includes('*')) entries.set(name, join(folder, types));
    else
      for (const file of globSync(types, { cwd: folder }).toSorted())
        entries.set(name.replace('*', basename(dirname(file))), join(folder, file));
  }
  return entries;
}

/**
 * The report of the package in a folder, which must be built. What several entries have is told under the last of them, which
 * is the narrowest, and only named under the others.
 */
export function apiReport(folder: string): string {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
  const entries = [...entriesOf(folder, manifest)].map(([name, file]) => [name, exportsOf(file)] as const);
  const chapters = entries.map(([entry, names], at) => {
    const toldLater = new Set(entries.slice(at + 1).flatMap(([, later]) => [...later.values()]));
    const sorted = [...names].toSorted(([a], [b]) => (a < b ? -1 : 1));
    const told = sorted.filter(([, text]) => !toldLater.has(text));
    const only = sorted.filter(([, text]) => toldLater.has(text)).map(([name]) => name);
    return [
      `## ${entry}`,
      ...only,
      ...(only.length > 0 && told.length > 0 ? [''] : []),
      ...told.map(([, text]) => text),
    ].join('\n');
  });
  const exported = Object.keys(manifest.exports).join('\n');
  return `# ${manifest.name}\n\nWritten by tools/api-report.ts from the built declarations.\n\n## exports\n${exported}\n\n${chapters.join('\n\n')}\n`;
}
