import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type ESTree, parseSync, Visitor } from 'vite';
import { describe, expect, it } from 'vitest';

const sources = Object.keys(import.meta.glob(['../components/**/*.tsx', '../internal/**/*.tsx'])).filter(
  (path) => !/\.(stories|case|example|test|browser\.test)\.tsx$/u.test(path),
);
const models = Object.keys(import.meta.glob(['../components/**/*.ts', '../internal/**/*.ts'])).filter(
  (path) => !/\.(css|test|browser\.test)\.ts$/u.test(path),
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

/** Functions of the domain that speak Spanish. Figures, weights and names of places are written alike elsewhere. */
const speaking = new Set([
  'channelName',
  'formatBucket',
  'formatDateTime',
  'formatDay',
  'formatLongBucket',
  'formatLongDay',
  'namelessLabel',
  'spellMxn',
  'statusLabel',
]);

const nameOf = (node: ESTree.Node) => (node.type === 'Identifier' ? node.name : '');

/**
 * What of the domain is said from within a function, where no prop can replace it: in a default of a parameter, or in
 * a list of default words, one can. A rule's own sentence goes to a function of the caller's.
 */
function domainWords(code: string): string[] {
  const bodies: { start: number; end: number }[] = [];
  const found: { name: string; start: number }[] = [];
  const handed = new Set<number>();
  const properties = new Set<number>();
  const defaults = new Set<number>();
  const keep = ({ body }: { body: { start: number; end: number } | null }) => body && bodies.push(body);
  new Visitor({
    FunctionDeclaration: keep,
    FunctionExpression: keep,
    CallExpression: (call) => call.arguments.forEach(({ start }) => handed.add(start)),
    // A default of a prop, in the parameters or where they are unpacked.
    AssignmentPattern: ({ right }) => defaults.add(right.start),
    Identifier: ({ name, start }) => speaking.has(name) && found.push({ name, start }),
    MemberExpression: ({ object, property, start }) => {
      properties.add(property.start);
      const ofError = object.type === 'MemberExpression' && nameOf(object.property) === 'error';
      if (ofError && nameOf(property) === 'message' && !handed.has(start))
        found.push({ name: 'error.message', start });
    },
  }).visit(parseSync('component.tsx', code).program);
  return found
    .filter(({ start }) => !properties.has(start) && !defaults.has(start))
    .filter(({ start }) => bodies.some((body) => body.start < start && start < body.end))
    .map(({ name }) => name);
}

describe('the words of a component', () => {
  it('are found when they stand in its markup', () => {
    const code = '<p title="Cerrar">Sin pedidos {count} <b aria-label={`Ver ${name}`}>{"Más"}</b></p>';
    expect(fixedWords(code).toSorted()).toEqual(['Cerrar', 'Más', 'Sin pedidos', 'Ver']);
    expect(fixedWords('<p className="ts-root" aria-label={words.close}>{words.empty} · 3</p>')).toEqual([]);
    expect(fixedWords('<nav aria-label="Ruta" {...rest} />')).toEqual([]);
  });

  it('are found when the domain says them, and nobody else can', () => {
    const fixed = 'function Card({ at }) { return <p>{formatDay(at)} {read.error.message}</p>; }';
    expect(domainWords(fixed)).toEqual(['formatDay', 'error.message']);
    const free =
      'const es = { when: formatDay }; function Card({ name = channelName(code) }) { return say(read.error.message); }';
    expect(domainWords(free)).toEqual([]);
  });

  it.each(sources)('can all be replaced: %s', (path) => {
    const code = readFileSync(fileURLToPath(new URL(path, import.meta.url)), 'utf8');
    expect(fixedWords(code)).toEqual([]);
    expect(domainWords(code)).toEqual([]);
  });

  it.each(models)('of a model can be replaced too: %s', (path) => {
    const code = readFileSync(fileURLToPath(new URL(path, import.meta.url)), 'utf8');
    expect(domainWords(code)).toEqual([]);
  });
});
