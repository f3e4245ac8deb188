import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { docsPages, llmsText } from './docs-pages.ts';
import { registryFiles } from './registry.ts';

// Writes the pages of the workbench and the registry of blocks into the package, for who has nothing but the package: people in an editor, and programs.
const root = fileURLToPath(new URL('../../..', import.meta.url));
const dist = join(root, 'packages/ui/dist');
const pages = docsPages(root);
mkdirSync(join(dist, 'docs'), { recursive: true });
for (const { path, text } of [...pages.components, ...pages.guides]) writeFileSync(join(dist, path), text);
writeFileSync(join(dist, 'llms.txt'), llmsText(pages));
mkdirSync(join(dist, 'registry'), { recursive: true });
for (const [path, text] of registryFiles()) writeFileSync(join(dist, 'registry', path), text);
