import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { transform } from 'esbuild';
import { defineConfig } from 'tsup';
import { clientDirectives, valueModules } from './scripts/client-files.ts';
import { nestRules } from './scripts/nest-rules.ts';
import { settle, settled } from './scripts/settle-variables.ts';
import { schemeTokens } from './scripts/scheme-tokens.ts';
import { brandRoles, brandVariable } from './src/brand/brand-roles.ts';
import { schemes } from './src/theme/build-theme.ts';
import { groupLayers, rename, shortNames, variablesSheet } from './scripts/short-names.ts';

const require = createRequire(import.meta.url);
const components = globSync('src/components/*/index.ts');
/** Each keeps a file of its own beside the components, which a server may read: an entry for the build, none for readers. */
const values = Object.fromEntries(valueModules('.').map((file, at) => [`values/${at}`, file]));
const brands = globSync('src/theme/brands/*.css.ts').map((file) => basename(file, '.css.ts'));

/** The font travels with the package: a relative file instead of a dependency of the consumer. */
function copyFonts() {
  const font = '@fontsource-variable/inter/files/inter-latin-opsz-normal.woff2';
  mkdirSync('dist/fonts', { recursive: true });
  cpSync(
    require.resolve('@fontsource-variable/inter/files/inter-latin-opsz-normal.woff2'),
    `dist/fonts/${basename(font)}`,
  );
  writeFileSync(
    'dist/fonts.css',
    readFileSync('src/fonts.css', 'utf8').replace(font, `./fonts/${basename(font)}`),
  );
}

/** The design tokens as they are, one file a scheme for tools that know no schemes, and the brands. */
function writeTokens() {
  const tokens: unknown = JSON.parse(readFileSync('tokens/tokens.json', 'utf8'));
  mkdirSync('dist/tokens', { recursive: true });
  cpSync('tokens/tokens.json', 'dist/tokens/tokens.json');
  for (const scheme of schemes)
    writeFileSync(`dist/tokens/${scheme}.json`, `${JSON.stringify(schemeTokens(tokens, scheme), null, 1)}\n`);
  for (const name of brands) cpSync(`tokens/brands/${name}.json`, `dist/brands/${name}.json`);
}

async function minify(css: string): Promise<string> {
  const { code } = await transform(css, { loader: 'css', minify: true });
  // esbuild keeps the space behind the name of a variable.
  return code.replaceAll(/(--[\w-]+): /g, '$1:');
}

/** A style sheet of esbuild, minified, with one block a layer. */
const read = async (file: string): Promise<string> => groupLayers(await minify(readFileSync(file, 'utf8')));

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    'all-styles': 'src/all-styles.ts',
    theme: 'src/theme/index.ts',
    brand: 'src/brand/index.ts',
    lint: 'src/lint/index.ts',
    'color-scheme': 'src/theme/color-scheme.ts',
    icons: 'src/icons/index.ts',
    test: 'src/test/index.ts',
    'test/setup': 'src/test/setup.ts',
    ...Object.fromEntries(brands.map((name) => [`brands/${name}`, `src/theme/brands/${name}.css.ts`])),
    ...Object.fromEntries(components.map((file) => [`components/${basename(dirname(file))}/index`, file])),
    ...values,
  },
  format: 'esm',
  target: 'es2023',
  splitting: true,
  clean: true,
  sourcemap: true,
  // The theme's helpers for `*.css.ts` must share the consumer's vanilla-extract: a copy would know no file scope.
  external: [/^@vanilla-extract\/css/],
  esbuildPlugins: [vanillaExtractPlugin({ identifiers: 'short' })],
  onSuccess: async () => {
    // esbuild writes one style sheet an entry, each with what it shares with others: this entry's is the whole.
    const whole = await read('dist/all-styles.css');
    const brandSheets = await Promise.all(
      brands.map(async (name) => [name, await read(`dist/brands/${name}.css`)] as const),
    );
    const open = new Set(brandRoles.map(brandVariable));
    const variables = settle([whole, ...brandSheets.map(([, css]) => css)], open);
    const sheet = await minify(nestRules(settled(whole, variables)));
    const names = shortNames(sheet, open);
    const published = (text: string) => rename(settled(text, variables), names);
    for (const css of globSync('dist/**/*.css{,.map}')) rmSync(css);
    for (const only of ['all-styles', ...Object.keys(values), ...brands.map((name) => `brands/${name}`)])
      for (const file of [`dist/${only}.js`, `dist/${only}.js.map`]) rmSync(file);
    rmSync('dist/values', { recursive: true });
    for (const script of globSync('dist/**/*.js'))
      writeFileSync(script, published(readFileSync(script, 'utf8')));
    clientDirectives('.');
    writeFileSync('dist/styles.css', `${rename(sheet, names)}\n`);
    writeFileSync('dist/variables.css', variablesSheet(names, variables));
    for (const [name, css] of brandSheets) writeFileSync(`dist/brands/${name}.css`, `${published(css)}\n`);
    copyFonts();
    writeTokens();
    // TypeScript asks for the types of a style sheet that is imported for its effect.
    for (const css of globSync('dist/**/*.css')) writeFileSync(`${css}.d.ts`, 'export {};\n');
  },
});
