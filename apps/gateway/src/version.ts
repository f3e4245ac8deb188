import { readFileSync } from 'node:fs';

/** The version of the product that this process runs, as its changelog names it. */
export const VERSION: string = (
  JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')) as { version: string }
).version;
