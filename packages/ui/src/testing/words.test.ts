import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type ESTree, parseSync, Visitor } from 'vite';
import { describe, expect, it } from 'vitest';

const sources = Object.keys(import.meta.glob(['../components/**/*.tsx', '../internal/**/*.tsx'])).filter(
  (path) => !/\.(stories|case|test|browser\.test)\.tsx$/u.test(path),
);
const spoken = new Set([
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'alt',
  'title',
  'placeholder',
]);
/** Names of keys and of money are the same in every language. */
const universal = new Set(['Enter', 'Esc', 'Ctrl', 'F6', 'MXN', 'kg', 'cm', 'm³']);

const hasWords = (text: string) => /\p{L}{2,}/u.test(text.trim()) && !universal.has(text.trim());

/** Words that stand in the markup itself, where no prop can replace them. */
function fixedWords(code: string): string[] {
  const found: string[] = [];
  const say = (text: unknown) => {
    if (typeof text === 'string' && hasWords(text)) found.push(text.trim());
  };
  const sayWhat = (node: { type: string }) => {
    if (node.type === 'JSXText' || node.type === 'Literal')
      say((node as unknown as { value: unknown }).value);
    if (node.type === 'TemplateLiteral')
      for (const { value } of (node as ESTree.TemplateLiteral).quasis) say(value.cooked);
    if (node.type === 'JSXExpressionContainer') sayWhat((node as ESTree.JSXExpressionContainer).expression);
  };
  new Visitor({
    JSXElement: ({ children }) => children.forEach(sayWhat),
    JSXFragment: ({ children }) => children.forEach(sayWhat),
    JSXOpeningElement: ({ attributes }) =>
      attributes.forEach((attribute, at) => {
        // A later `{...rest}` replaces it.
        const isDefault = attributes.slice(at).some(({ type }) => type === 'JSXSpreadAttribute');
        if (isDefault || attribute.type !== 'JSXAttribute' || attribute.value === null) return;
        const { name, value } = attribute;
        if (name.type === 'JSXIdentifier' && spoken.has(name.name)) sayWhat(value);
      }),
  }).visit(parseSync('component.tsx', code).program);
  return found;
}

describe('the words of a component', () => {
  it('are found when they stand in its markup', () => {
    const code = '<p title="Cerrar">Sin pedidos {count} <b aria-label={`Ver ${name}`}>{"Más"}</b></p>';
    expect(fixedWords(code).toSorted()).toEqual(['Cerrar', 'Más', 'Sin pedidos', 'Ver']);
    expect(fixedWords('<p className="ts-root" aria-label={words.close}>{words.empty} · 3</p>')).toEqual([]);
    expect(fixedWords('<nav aria-label="Ruta" {...rest} />')).toEqual([]);
  });

  it.each(sources)('can all be replaced: %s', (path) => {
    const code = readFileSync(fileURLToPath(new URL(path, import.meta.url)), 'utf8');
    expect(fixedWords(code)).toEqual([]);
  });
});
