import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from './run.ts';
import { misspelt } from './spelling/spelling.ts';
import { proseOf, textsOf } from './spelling/texts.ts';

const rooms = ['packages/ui', 'packages/domain', 'packages/services', 'packages/api-client', 'apps/portal'];

/** `apps/portal/src/x.tsx:12 guia`, for everything a person reads in a room. */
const misspeltIn = (room: string): string[] =>
  globSync(`${room}/src/**/*.{ts,tsx,mdx}`, { cwd: root })
    // Banks are called as the central bank lists them.
    .filter((file) => !/banks\.ts$|\.test\.|\.e2e\.|\.generated\.|\/(?:test|testing|reference)\//.test(file))
    .toSorted()
    .flatMap((file) => {
      const code = readFileSync(join(root, file), 'utf8');
      const texts = file.endsWith('.mdx') ? proseOf(code) : textsOf(file, code);
      return texts.flatMap(({ value, line }) => misspelt(value).map((word) => `${file}:${line} ${word}`));
    });

describe('what a merchant reads is spelt right', () => {
  test.each(rooms)('in %s', (room) => {
    expect(misspeltIn(room)).toEqual([]);
  });

  test('in the merchants’ pages', () => {
    const found = globSync('docs/comerciantes/*.md', { cwd: root }).flatMap((file) =>
      proseOf(readFileSync(join(root, file), 'utf8')).flatMap(({ value, line }) =>
        misspelt(value).map((word) => `${file}:${line} ${word}`),
      ),
    );
    expect(found).toEqual([]);
  });

  test('a missing accent is found, in a string, a template and between tags', () => {
    const code =
      'const a = "Imprime la guia";\nconst b = `El ${x} envio llegó`;\nexport const C = () => <p>Sin conexion a internet</p>;';
    const found = textsOf('probe.tsx', code).flatMap(({ value, line }) =>
      misspelt(value).map((word) => `${line} ${word}`),
    );
    expect(found).toEqual(['1 guia', '2 envio', '3 conexion']);
  });

  test('a word that Mexico writes another way is refused', () => {
    expect(misspelt('Dibuja sólo con el dedo o el ratón')).toEqual(['sólo', 'ratón']);
  });

  test('English, code and addresses are not judged', () => {
    for (const text of [
      'The order is not here',
      'flex items-center',
      'https://example.mx/guia',
      'listo_para_enviar',
      'Ordersfull',
    ])
      expect(misspelt(text)).toEqual([]);
  });
});
