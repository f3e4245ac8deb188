import { readFileSync, writeFileSync } from 'node:fs';
import { withCallIndex } from './call-index.ts';
import { inputTypes } from './input-types.ts';
import { openApiFile } from './openapi.ts';

const readme = new URL('../README.md', import.meta.url);
writeFileSync(readme, withCallIndex(readFileSync(readme, 'utf8')));
writeFileSync(new URL('../openapi.json', import.meta.url), openApiFile());
writeFileSync(new URL('../src/testing/input-types.generated.ts', import.meta.url), inputTypes());
