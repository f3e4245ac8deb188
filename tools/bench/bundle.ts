import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { dirname } from 'node:path';
import { build, defaultClientConditions } from 'vite';

const reactItself = /^(?:react|react-dom|scheduler)(?:\/|$)/;

/** A production bundle of one entry, in memory, as the portal is built: name of each file and its text. */
export async function bundle(
  entry: string,
  { isReactExternal = false } = {},
): Promise<ReadonlyMap<string, string>> {
  const output = await build({
    root: dirname(entry),
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    plugins: [
      react(),
      vanillaExtractPlugin(),
      { ...optimizeLocales.vite({ locales: ['es-MX', 'es-ES', 'en-US'] }), enforce: 'pre' as const },
    ],
    resolve: { conditions: ['@trastienda/source', ...defaultClientConditions] },
    build: {
      write: false,
      target: 'es2023',
      modulePreload: false,
      rolldownOptions: {
        input: entry,
        preserveEntrySignatures: 'strict',
        external: (id) => isReactExternal && reactItself.test(id),
        output: { entryFileNames: 'entry.js', assetFileNames: 'entry[extname]' },
      },
    },
  });
  const files = [output].flat().flatMap((one) => ('output' in one ? one.output : []));
  return new Map(
    files.map((file) => [file.fileName, file.type === 'chunk' ? file.code : file.source.toString()]),
  );
}
