import { writeFileSync } from 'node:fs';
import { openApi } from './openapi.ts';

writeFileSync(new URL('../dist/openapi.json', import.meta.url), `${JSON.stringify(openApi())}\n`);
