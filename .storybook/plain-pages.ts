import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { docsPages, llmsText } from '../packages/ui/scripts/docs-pages.ts';
import { registryFiles } from '../packages/ui/scripts/registry.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Text by its address: the same files as in the package. */
function files(): ReadonlyMap<string, string> {
  const pages = docsPages(root);
  return new Map([
    ['llms.txt', llmsText(pages)],
    ...[...pages.components, ...pages.guides].map(({ path, text }) => [path, text] as const),
    ...[...registryFiles()].map(([path, text]) => [`registry/${path}`, text] as const),
  ]);
}

/** Gives programs what they read of the workbench: each page as plain Markdown, the list of them, and the blocks. */
export const plainPages: Plugin = {
  name: 'workbench-plain-pages',
  generateBundle() {
    for (const [fileName, source] of files()) this.emitFile({ type: 'asset', fileName, source });
  },
  configureServer(server) {
    server.middlewares.use((request, response, next) => {
      const text = files().get(request.url?.replace(/^\//u, '').replace(/\?.*$/u, '') ?? '');
      if (text === undefined) return next();
      response.setHeader('Content-Type', 'text/markdown; charset=utf-8');
      response.end(text);
    });
  },
};
