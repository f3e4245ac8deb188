import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { plainFiles } from '../packages/ui/scripts/plain-files.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Gives programs what they read of the workbench: each page as plain Markdown, the list of them, and the blocks. */
export const plainPages: Plugin = {
  name: 'workbench-plain-pages',
  generateBundle() {
    for (const [fileName, source] of plainFiles(root)) this.emitFile({ type: 'asset', fileName, source });
  },
  configureServer(server) {
    server.middlewares.use((request, response, next) => {
      const name = /^\/(llms\.txt|docs\/[\w-]+\.md|registry\/[\w-]+\.json)(?:\?|$)/u.exec(
        request.url ?? '',
      )?.[1];
      // The pages are put together for who asks for one: every module of every story passes here, too.
      const text = name === undefined ? undefined : plainFiles(root).get(name);
      if (text === undefined) return next();
      response.setHeader('Content-Type', 'text/markdown; charset=utf-8');
      response.end(text);
    });
  },
};
