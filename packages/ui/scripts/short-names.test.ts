import { describe, expect, it } from 'vitest';
import { groupLayers, rename, shortNames, topLevelBlocks, variablesSheet } from './short-names.ts';

const sheet = [
  '@layer ts-base;@layer ts-primitives;',
  '@layer ts-base{:root{--ts-color-bg-canvas:#fff}}',
  '@layer ts-primitives{._1jokbki2{color:var(--ts-color-bg-canvas);padding:var(--_1jokbki9)}}',
  '@layer ts-base{:root{--_1jokbki9:1px}}',
  '@layer ts-primitives{.jqqdxg0[data-hovered]{animation:klwqob7 1s;content:"}{"}@media (x){.jqqdxg1{top:.75rem}}}',
  '@keyframes klwqob7{to{opacity:0}}',
].join('');

describe('the published sheet', () => {
  it('is cut at the outermost level, whatever a string holds', () => {
    expect(topLevelBlocks(sheet)).toHaveLength(7);
  });

  it('has one block a layer, each with its rules in their order, and animations outside', () => {
    const grouped = groupLayers(sheet);
    expect(topLevelBlocks(grouped)).toHaveLength(4);
    expect(grouped.startsWith('@layer ts-base,ts-primitives;@layer ts-base{:root{--ts-color')).toBe(true);
    expect(grouped.indexOf('_1jokbki2')).toBeLessThan(grouped.indexOf('jqqdxg0'));
    expect(grouped.endsWith('@keyframes klwqob7{to{opacity:0}}')).toBe(true);
  });

  it('and its scripts call a class, an animation and a variable by the same short name', () => {
    const names = shortNames(groupLayers(sheet));
    const short = rename(sheet, names);
    expect(short).not.toMatch(/jokbki|jqqdxg|klwqob|--ts-/);
    const root = names.identifiers.get('_1jokbki2');
    expect(rename('var root = "_1jokbki2 other";', names)).toBe(`var root = "${root} other";`);
    expect(rename('"var(--ts-color-bg-canvas)"', names)).toBe('"var(--ts0)"');
  });

  it('leaves alone what the sheet does not declare: words, other hashes, layer names', () => {
    const names = shortNames(sheet);
    const code = 'const sha256sum = "ts-primitives"; import "./chunk-22ps6axq.js"; _9zzzzzz1';
    expect(rename(code, names)).toBe(code);
  });

  it('gives the variables their long names back for plain CSS, those of one look and measures too', () => {
    const settled = {
      values: new Map([['--ts-space-2', '8px']]),
      twins: new Map([['--ts-color-bg-page', '--ts-color-bg-canvas']]),
    };
    expect(variablesSheet(shortNames(sheet), settled)).toBe(
      ':root,[data-color-scheme]{--ts-space-2:8px;--ts-color-bg-canvas:var(--ts0);--ts-color-bg-page:var(--ts0)}\n',
    );
  });
});
