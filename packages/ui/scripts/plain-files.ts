import { docsPages, llmsText } from './docs-pages.ts';
import { registryFiles } from './registry.ts';

/**
 * Everything that programs read of the workbench, text by its address: the list of pages, each page as plain Markdown, the
 * blocks. The package has them, and so do the static pages.
 */
export function plainFiles(root: string): ReadonlyMap<string, string> {
  const pages = docsPages(root);
  return new Map([
    ['llms.txt', llmsText(pages)],
    ...[...pages.components, ...pages.guides].map(({ path, text }) => [path, text] as const),
    ...[...registryFiles()].map(([path, text]) => [`registry/${path}`, text] as const),
  ]);
}
