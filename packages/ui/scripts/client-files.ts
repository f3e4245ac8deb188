import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';

/**
 * `"use client"` stands on the files that hold components, hooks and contexts, and on no others: what a server component reads
 * from a file with the directive (a constant, a function) is a reference to the client, not the value.
 */

const DIRECTIVE = '"use client";\n';

/** Libraries that a server component cannot run. */
const runsOnClient =
  /^import (?!type )[^;]*from '(?:react|react-dom|react-aria-components|@tanstack\/[^']+)';/m;
const onlyTypes = /^import \{(?:\s*type \w+,?)+\s*\} from '[^']+';\n/gm;
const hasComponent = /^(?:export )?(?:function [A-Z]|const [A-Z]\w* = (?:\(|memo|forwardRef))/m;

/** Whether a source has something that runs on the client alone. Icons are drawings and run everywhere. */
const isClientSource = (file: string): boolean => {
  if (!existsSync(file) || file.endsWith('.css.ts')) return false;
  const text = readFileSync(file, 'utf8').replaceAll(onlyTypes, '');
  return (
    runsOnClient.test(text) || (!file.includes('/icons/') && file.endsWith('.tsx') && hasComponent.test(text))
  );
};

/** Modules that a component's entry takes values from and that run on a server too, such as `MexicoMap/credit.ts`. */
export const valueModules = (folder: string): string[] =>
  globSync('src/components/*/index.ts', { cwd: folder })
    .flatMap((entry) =>
      [...readFileSync(join(folder, entry), 'utf8').matchAll(/^export (?!type )[^;]*from '([^']+)';/gm)].map(
        ([, specifier = '']) => join(dirname(entry), specifier),
      ),
    )
    .filter((file) => !isClientSource(join(folder, file)))
    .toSorted();

const scriptsOf = (folder: string): string[] =>
  globSync('dist/**/*.js', { cwd: folder }).map((file) => join(folder, file));

/** Writes the directive where it belongs into a build with source maps, whose lines it moves. */
export function clientDirectives(folder: string): void {
  for (const script of scriptsOf(folder)) {
    const mapFile = `${script}.map`;
    const map = JSON.parse(readFileSync(mapFile, 'utf8')) as { sources: string[]; mappings: string };
    if (!map.sources.some((source) => isClientSource(join(dirname(script), source)))) continue;
    writeFileSync(script, `${DIRECTIVE}${readFileSync(script, 'utf8')}`);
    // In a map, a semicolon ends a line.
    writeFileSync(mapFile, JSON.stringify({ ...map, mappings: `;${map.mappings}` }));
  }
}

/** A component or a hook: a server component may be given a reference to it. */
const isComponentOrHook = (name: string): boolean => /^(?:use)?[A-Z]/.test(name);

/** Named imports of one built file from others: `{ a, b as c }`. A bare import brings no name. */
const importsOf = (file: string): { readonly from: string; readonly names: readonly string[] }[] =>
  [...readFileSync(file, 'utf8').matchAll(/^import \{([^}]*)\} from "(\.[^"]+)";/gm)].map(
    ([, names = '', from = '']) => ({
      from: join(dirname(file), from),
      names: names.split(',').flatMap((name) => name.trim().split(' as ')[0] || []),
    }),
  );

/**
 * Names that a server component would be given as mere references: files without the directive, as far as a server reads
 * them from an entry, take them from a file that has it.
 */
export function hiddenFromServers(folder: string): string[] {
  const isClient = (file: string) => readFileSync(file, 'utf8').startsWith(DIRECTIVE);
  const read = new Set<string>();
  const problems: string[] = [];
  const visit = (file: string): void => {
    if (read.has(file) || isClient(file)) return;
    read.add(file);
    for (const { from, names } of importsOf(file)) {
      visit(from);
      if (!isClient(from)) continue;
      for (const name of names.filter((one) => !isComponentOrHook(one)))
        problems.push(`${relative(folder, file)} takes ${name} from a file with "use client"`);
    }
  };
  const entries = scriptsOf(folder).filter((file) => !basename(file).startsWith('chunk-'));
  for (const entry of entries) visit(entry);
  return problems;
}
