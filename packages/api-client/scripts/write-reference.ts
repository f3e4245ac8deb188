import { readFileSync, writeFileSync } from 'node:fs';
import { withCallIndex } from './call-index.ts';

const readme = new URL('../README.md', import.meta.url);
writeFileSync(readme, withCallIndex(readFileSync(readme, 'utf8')));
