import { createHash } from 'node:crypto';
import { dirname, join, relative } from 'node:path';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import {
  defaultClientConditions,
  defaultServerConditions,
  defineConfig,
  loadEnv,
  type Plugin,
  type UserConfig,
} from 'vite';
import { chunkFileNames, chunkMap } from './scripts/chunk-map.ts';
import { visitsOf } from './scripts/visits.ts';

/** Paths that the gateway answers; in development Vite hands them on to it. */
const gatewayPaths = ['/api', '/idp', '/upload', '/v1'];

const framework =
  /rolldown[\\/]runtime|[\\/]node_modules[\\/](?:react|react-dom|scheduler|react-router|react-redux|redux|redux-saga|@redux-saga|@reduxjs|immer|reselect|zod)[\\/]/;

const charts = /[\\/]node_modules[\\/](?:d3-|@visx[\\/])|[\\/]ui[\\/]src[\\/]internal[\\/]chart[\\/]/;

const root = import.meta.dirname;

/** What a first visit opens. */
const firstPages = { home: 'src/pages/home/page.tsx', orders: 'src/pages/orders/page.tsx' } as const;

const lazyChunk = /(lazyPa(?:ge|rt)(?:<[^()]*>)?\(\s*\(\) =>\s*import\('([^']+)'\)),?\s*\)/gu;

/** Names every part in a chunk of its own after its module: what the gateway drew of it the browser loads before it takes over. */
const namedChunks = {
  name: 'named-chunks',
  enforce: 'pre' as const,
  transform(code: string, id: string) {
    if (!id.startsWith(join(root, 'src')) || !code.includes('lazyPa')) return null;
    return code.replaceAll(lazyChunk, (_, call: string, module: string) => {
      const file = relative(root, join(dirname(id), module));
      const name = createHash('sha256').update(file).digest('base64url').slice(0, 6);
      return `${call}, '${name}')`;
    });
  },
};

/** A function, as plugins keep what they have seen: every build has its own. */
export const shared = (): UserConfig => ({
  root,
  plugins: [
    react(),
    vanillaExtractPlugin(),
    namedChunks,
    // React Aria carries 34 languages; the product speaks one, and en-US is its own fallback.
    { ...optimizeLocales.vite({ locales: ['es-MX', 'es-ES', 'en-US'] }), enforce: 'pre' as const },
  ],
  resolve: { conditions: ['@trastienda/source', ...defaultClientConditions] },
  // Style sheets are run when they are built: they must name the variables of the same source, not those of a build.
  environments: { ssr: { resolve: { conditions: ['@trastienda/source', ...defaultServerConditions] } } },
  build: {
    target: 'es2023',
    // Everything from own files: a data: address would need a hole in the content security policy.
    assetsInlineLimit: 0,
    manifest: true,
    // One style sheet: a page's own rules are a few hundred bytes, a request of their own costs more.
    cssCodeSplit: false,
  },
});

/** The chunks of a first visit run whole: browsers that read this compile them off the main thread, while they arrive. */
const compileHints: Plugin = {
  name: 'compile-hints',
  apply: 'build',
  generateBundle: {
    // After everything that writes into the first line, where the hint has to be.
    order: 'post',
    handler(_, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk' && ['index', 'framework', 'orders', 'home'].includes(file.name))
          file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
    },
  },
};

/** What is fetched together, so that a first visit asks for few files and gets nothing that it does not run. */
async function groups() {
  const { shell, home, orders } = await visitsOf(shared(), root, { shell: 'index.html', ...firstPages });
  // A page's own module stays what its route names.
  const isPage = (id: string) => Object.values(firstPages).some((page) => id.endsWith(page));
  // A group takes along what its modules need: what more pages need goes first.
  return [
    // What changes seldom stays in the browser's cache when the product changes.
    { name: 'framework', test: framework, priority: 5 },
    // What both first pages need comes with the shell: another request costs more than its few kB.
    { name: 'shell', test: (id: string) => shell.has(id) || (home.has(id) && orders.has(id)), priority: 4 },
    { name: 'home', test: (id: string) => home.has(id) && !isPage(id), priority: 2 },
    { name: 'orders', test: (id: string) => orders.has(id) && !isPage(id), priority: 2 },
    // What many later pages need is one file for all of them. What a few share stays apart: one file of everything shared would
    // make each of them wait for the writing of PDFs, the grids and the charts of all others.
    { name: 'later', test: (id: string) => !charts.test(id), minShareCount: 5, priority: 1 },
    { name: 'charts', test: charts, minShareCount: 2 },
  ];
}

export default defineConfig(async ({ command, mode }) => {
  const target = loadEnv(mode, root, 'GATEWAY_').GATEWAY_URL ?? 'http://localhost:3000';
  const config = shared();
  return {
    ...config,
    server: {
      proxy: Object.fromEntries(gatewayPaths.map((path) => [path, { target, changeOrigin: false }])),
    },
    ...(command === 'build'
      ? {
          plugins: [...(config.plugins ?? []), compileHints, chunkMap],
          build: {
            ...config.build,
            chunkImportMap: true,
            rolldownOptions: {
              output: { chunkFileNames: chunkFileNames(root), codeSplitting: { groups: await groups() } },
            },
          },
        }
      : {}),
  };
});
