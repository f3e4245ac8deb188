import { join } from 'node:path';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig, loadEnv } from 'vite';

/** Paths that the gateway answers; in development Vite hands them on to it. */
const gatewayPaths = ['/api', '/idp', '/upload'];

const framework =
  /rolldown[\\/]runtime|[\\/]node_modules[\\/](?:react|react-dom|scheduler|react-router|react-redux|redux|redux-saga|@redux-saga|@reduxjs|immer|reselect|zod)[\\/]/;

type Graph = { readonly getModuleInfo: (id: string) => { readonly importedIds: readonly string[] } | null };

/** What a first visit opens. */
const firstPages = ['src/features/home/page.tsx', 'src/features/orders/page.tsx'];

/** Tells the modules that these import at once, and what those need. */
function reachedFrom(roots: readonly string[]) {
  let reached: Set<string> | null = null;
  const walk = (id: string, graph: Graph, seen: Set<string>) => {
    if (seen.has(id)) return;
    seen.add(id);
    for (const next of graph.getModuleInfo(id)?.importedIds ?? []) walk(next, graph, seen);
  };
  return (id: string, graph: Graph): boolean => {
    if (reached === null) {
      reached = new Set();
      for (const root of roots) walk(join(import.meta.dirname, root), graph, reached);
    }
    return reached.has(id);
  };
}

export default defineConfig(({ mode }) => {
  const isFirst = reachedFrom(firstPages);
  const target = loadEnv(mode, import.meta.dirname, 'GATEWAY_').GATEWAY_URL ?? 'http://localhost:3000';
  return {
    root: import.meta.dirname,
    plugins: [
      react(),
      vanillaExtractPlugin(),
      // React Aria carries 34 languages; the product speaks one, and en-US is its own fallback.
      { ...optimizeLocales.vite({ locales: ['es-MX', 'es-ES', 'en-US'] }), enforce: 'pre' as const },
    ],
    resolve: { conditions: ['@trastienda/source', ...defaultClientConditions] },
    // Style sheets are run when they are built: they must name the variables of the same source, not those of a build.
    environments: { ssr: { resolve: { conditions: ['@trastienda/source', ...defaultServerConditions] } } },
    server: {
      proxy: Object.fromEntries(gatewayPaths.map((path) => [path, { target, changeOrigin: false }])),
    },
    build: {
      target: 'es2023',
      // Everything from own files: a data: address would need a hole in the content security policy.
      assetsInlineLimit: 0,
      manifest: true,
      // One style sheet: a page's own rules are a few hundred bytes, a request of their own costs more.
      cssCodeSplit: false,
      rolldownOptions: {
        output: {
          codeSplitting: {
            // What changes seldom stays in the browser's cache when the product changes.
            groups: [
              { name: 'framework', test: framework, priority: 4 },
              // A group takes along what its modules need: what every page loads has to be taken before what only
              // later pages share, or the first page would load that too.
              { name: 'shell', tags: ['$initial'], priority: 3 },
              // What two pages need is fetched once: many small files cost a first visit more than they spare.
              {
                name: (id, graph) => (isFirst(id, graph) ? 'shared' : null),
                debugName: 'shared',
                minShareCount: 2,
                priority: 2,
              },
              { name: 'later', minShareCount: 2, priority: 1 },
            ],
          },
        },
      },
    },
  };
});
