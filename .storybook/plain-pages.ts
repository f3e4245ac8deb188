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
      const name = /^\/(llms\.txt|docs\/[\w-]+\.md|registry\/[\w-]+\.json)(?:\?|$)/u.exec(
        request.url ?? '',
      )?.[1];
      // The pages are put together for who asks for one: every module of every story passes here, too.
      const text = name === undefined ? undefined : files().get(name);
      if (text === undefined) return next();
      response.setHeader('Content-Type', 'text/markdown; charset=utf-8');
      response.end(text);
    });
  },
};
