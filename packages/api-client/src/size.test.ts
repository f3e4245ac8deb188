import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Rollup } from 'vite';
import { afterAll, describe, expect, it } from 'vitest';
import type { ServiceName } from './core/define-call.ts';

const here = new URL('.', import.meta.url).pathname;
const folder = mkdtempSync(join(tmpdir(), 'api-client-size-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** What a portal would load for these imports alone; zod is counted apart where it is left out. */
async function codeOf(name: string, source: string, withoutZod = false): Promise<string> {
  const entry = join(folder, `${name}.ts`);
  writeFileSync(entry, source.replaceAll("'./", `'${here}`));
  const built = (await build({
    configFile: false,
    logLevel: 'silent',
    resolve: { conditions: ['@trastienda/source', 'module', 'browser', 'import'] },
    build: {
      write: false,
      minify: true,
      target: 'es2023',
      modulePreload: false,
      rollupOptions: {
        input: entry,
        external: withoutZod ? [/^zod/] : [],
        preserveEntrySignatures: 'strict',
      },
    },
  })) as Rollup.RollupOutput;
  const [chunk] = built.output;
  return chunk.code;
}

const sizes: string[] = [];
const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
afterAll(() => void process.stdout.write(`\nsizes, gzip:\n${sizes.map((line) => `  ${line}\n`).join('')}`));

/** Budgets of the services' entries, each with all its calls and their examples. */
const services: Readonly<Record<ServiceName, number>> = {
  aliexpress: 4200,
  bamako: 3400,
  billing: 4600,
  identity: 3100,
  integrations: 4900,
  invoice: 6600,
  kidal: 6900,
  liubliana: 3500,
  mercadolibre: 4300,
  'onboarding-aws': 3900,
  products: 7000,
  resources: 1200,
  shein: 5050,
  shippings: 7300,
  shopify: 4200,
  totalplay: 4000,
  woocommerce: 4000,
};

/** Budgets in bytes, gzip. */
const entries: [name: string, source: string, budget: number, withoutZod?: boolean][] = [
  ['core', `export { createClient } from './core/create-client.ts'`, 8000],
  ['core and one call', `export { createClient, getBalance } from './index.ts'`, 11_000],
  [
    'api of one call',
    `import { createApi, createClient, getBalance } from './index.ts';
     export const api = createApi(createClient(), { shippings: { getBalance } });`,
    11_500,
  ],
  ['session', `export { browserSession, createSessionClient } from './index.ts'`, 12_000],
  ...Object.entries(services).map(([name, budget]): [string, string, number, boolean] => [
    name,
    `export * from './by-service/${name}.ts';`,
    budget,
    true,
  ]),
];

describe('what a screen pays for', () => {
  it.each(entries)('%s stays within its budget', async (name, source, budget, withoutZod = false) => {
    const bytes = gzipSync(await codeOf(name.replaceAll(' ', '-'), source, withoutZod)).length;
    sizes.push(`${name}${withoutZod ? ' (zod apart)' : ''}: ${kB(bytes)} of ${kB(budget)}`);
    expect(bytes).toBeLessThanOrEqual(budget);
    expect(bytes).toBeGreaterThan(500);
  });

  it('one call brings no other', async () => {
    const code = await codeOf('one', `export { createClient, getBalance } from './index.ts'`);
    expect(code).toContain('dv1/user/balance');
    expect(code).not.toContain('generar-guia-mensajeria');
    expect(code).not.toContain('Ordersfull');
    expect(code).not.toContain('callbackUrl');
  });

  it("a call of a service's entry brings none of its others", async () => {
    const code = await codeOf('one-of-shippings', `export { getBalance } from './by-service/shippings.ts'`);
    expect(code).toContain('dv1/user/balance');
    expect(code).not.toContain('generar-guia-mensajeria');
  });
});
