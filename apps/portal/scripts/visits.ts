import { join } from 'node:path';
import { build, type InlineConfig, type Rolldown } from 'vite';

/** What one visit runs at once, by the ids of the modules. */
export type Visit = ReadonlySet<string>;

const isOutput = (built: unknown): built is Rolldown.RolldownOutput =>
  typeof built === 'object' && built !== null && 'output' in built;

/**
 * Builds once without groups, and tells which modules each of these entries needs. Only a finished build knows: before
 * it, whoever imports a package's root seems to need all of it.
 */
export async function visitsOf<Name extends string>(
  config: InlineConfig,
  root: string,
  entries: Readonly<Record<Name, string>>,
): Promise<Record<Name, Visit>> {
  const built = await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    build: {
      ...config.build,
      write: false,
      minify: false,
      rolldownOptions: { experimental: { chunkOptimization: false } },
    },
  });
  if (!isOutput(built)) throw new Error('One build was asked for, with one output');
  const chunks = new Map(
    built.output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])),
  );
  const visit = (entry: string): Visit => {
    const start = [...chunks.values()].find((chunk) => chunk.facadeModuleId === join(root, entry));
    if (start === undefined) throw new Error(`No chunk begins with ${entry}`);
    const files = new Set<string>([start.fileName]);
    // A set that grows while it is walked: what a chunk imports is walked too.
    for (const file of files) for (const next of chunks.get(file)?.imports ?? []) files.add(next);
    return new Set([...files].flatMap((file) => chunks.get(file)?.moduleIds ?? []));
  };
  return Object.fromEntries(
    Object.entries<string>(entries).map(([name, entry]) => [name, visit(entry)]),
  ) as Record<Name, Visit>;
}
