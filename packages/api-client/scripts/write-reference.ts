import { readFileSync, writeFileSync } from 'node:fs';
import { withCallIndex } from './call-index.ts';
import { openApiFile } from './openapi.ts';

const readme = new URL('../README.md', import.meta.url);
writeFileSync(readme, withCallIndex(readFileSync(readme, 'utf8')));
writeFileSync(new URL('../openapi.json', import.meta.url), openApiFile());
