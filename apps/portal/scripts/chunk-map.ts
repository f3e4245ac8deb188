import { basename, dirname, join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

const mapFile = 'importmap.json';
const hash = /-[\w-]{8}(?=\.js$)/u;

/** The names of a portal's own chunks begin with their folders': so the many `page.tsx` and `operations.ts` have one each. */
export const chunkFileNames =
  (root: string) =>
  ({ name, facadeModuleId, moduleIds }: Rolldown.PreRenderedChunk): string => {
    const own = [facadeModuleId, ...moduleIds].find(
      (id) => id?.startsWith(join(root, 'src')) === true && basename(id).startsWith(`${name}.`),
    );
    const folder = own === undefined || own === null ? '' : `${basename(dirname(own))}-`;
    return `assets/${folder}[name]-[hash].js`;
  };

/** Names that chunks call each other by, as the builder writes them, with shorter ones: a hash says nothing in a name that no other has. */
function shorter(keys: readonly string[]): ReadonlyMap<string, string> {
  const stem = (key: string) => key.replace(hash, '');
  const times = new Map<string, number>();
  for (const key of keys) times.set(stem(key), (times.get(stem(key)) ?? 0) + 1);
  return new Map(keys.map((key) => [key, times.get(stem(key)) === 1 ? stem(key) : key]));
}

const isAsset = (file: Rolldown.OutputAsset | Rolldown.OutputChunk | undefined) => file?.type === 'asset';

/**
 * Chunks call each other by names without hashes of contents, and the document's import map says what they are: a release
 * changes the names of those files alone whose code it changed.
 */
export const chunkMap: Plugin = {
  name: 'chunk-map',
  apply: 'build',
  generateBundle: {
    // The builder's own map and document are written before.
    order: 'post',
    handler(_, bundle) {
      const map = bundle[mapFile];
      const page = bundle['index.html'];
      if (!isAsset(map) || !isAsset(page)) throw new Error('The build wrote no import map, or no document');
      delete bundle[mapFile];
      const { imports } = JSON.parse(String(map.source)) as { imports: Record<string, string> };
      const names = shorter(Object.keys(imports));
      const files = new Map([...names].map(([key, name]) => [basename(key), basename(name)]));
      for (const file of Object.values(bundle))
        if (file.type === 'chunk')
          file.code = file.code.replaceAll(/[\w.-]+-[\w-]{8}\.js/gu, (name) => files.get(name) ?? name);

      const entries = Object.entries(imports).map(([key, file]) => [names.get(key) ?? key, file] as const);
      // Sorted, so that neighbours resemble each other: the compressed map is smaller.
      const sorted = Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)));
      page.source = String(page.source).replace(/(?<=<script type="importmap">).*?(?=<\/script>)/su, () =>
        JSON.stringify({ imports: sorted }),
      );
    },
  },
};
