import { parseSync, Visitor } from 'vite';

export interface Text {
  readonly value: string;
  /** Line of the file, from 1. */
  readonly line: number;
}

/** Names of attributes and properties whose text is for machines. */
const machine = new Set([
  'className',
  'd',
  'viewBox',
  'href',
  'src',
  'id',
  'key',
  'data-testid',
  'points',
  'transform',
]);

/** Every text of a TypeScript file that a person might read: strings, templates, and words between tags. */
export function textsOf(file: string, code: string): Text[] {
  const { program } = parseSync(file, code, { lang: file.endsWith('x') ? 'tsx' : 'ts' });
  const texts: [value: string, start: number][] = [];
  const skipped: [start: number, end: number][] = [];
  new Visitor({
    ImportDeclaration: (node) => void skipped.push([node.start, node.end]),
    ExportNamedDeclaration: (node) =>
      void (node.source && skipped.push([node.source.start, node.source.end])),
    ExportAllDeclaration: (node) => void skipped.push([node.start, node.end]),
    JSXAttribute: (node) => {
      if (node.name.type === 'JSXIdentifier' && machine.has(node.name.name))
        skipped.push([node.start, node.end]);
    },
    // Queries of the database.
    TaggedTemplateExpression: (node) => {
      if (node.tag.type === 'Identifier' && node.tag.name === 'sql') skipped.push([node.start, node.end]);
    },
    Literal: (node) => {
      if (typeof node.value === 'string') texts.push([node.value, node.start]);
    },
    TemplateElement: (node) => void texts.push([node.value.cooked ?? '', node.start]),
    JSXText: (node) => void texts.push([node.value, node.start]),
  }).visit(program);
  return texts
    .filter(([, start]) => !skipped.some(([from, to]) => start >= from && start < to))
    .map(([value, start]) => ({ value, line: code.slice(0, start).split('\n').length }));
}

/** Prose of an mdx page: without code, links, tags, imports and front matter of tables. */
export const proseOf = (code: string): Text[] =>
  code
    .replace(/```[\s\S]*?```/g, (block) => '\n'.repeat(block.split('\n').length - 1))
    .split('\n')
    .map((line, index) => ({
      value: /^(?:import|export|<)/.test(line)
        ? ''
        : line.replace(/`[^`]*`|\]\([^)]*\)|<[^>]*>|\{[^}]*\}/g, ' '),
      line: index + 1,
    }));
