import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { blockNames, registryFiles, registryItems } from './registry.ts';

describe('the registry of blocks', () => {
  it('has every block that there is', () => {
    const files = readdirSync(new URL('../blocks', import.meta.url)).map((file) => file.replace('.tsx', ''));
    expect(blockNames.toSorted()).toEqual(files.toSorted());
    expect([...registryFiles().keys()]).toEqual([
      'registry.json',
      ...blockNames.map((name) => `${name}.json`),
    ]);
  });

  it.each(registryItems())('$name brings all that it needs, and stands alone once it is copied', (item) => {
    const [file] = item.files;
    expect(item.dependencies).toContain('@trastienda/ui');
    const imports = [...(file?.content.matchAll(/from '([^']+)'/gu) ?? [])].map(([, from = '']) => from);
    const outside = imports.filter(
      (from) =>
        from !== 'react' && !item.dependencies.some((name) => from === name || from.startsWith(`${name}/`)),
    );
    expect(outside).toEqual([]);
    expect(file?.target).toBe(`components/trastienda/${item.name}.tsx`);
    expect(item.description).toMatch(/^[A-ZÁÉÍÓÚ].+\.$/u);
  });
});
