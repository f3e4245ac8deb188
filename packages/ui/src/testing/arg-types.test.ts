import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { readableTypes } from '../../../../.storybook/arg-types.ts';

type Context = Parameters<typeof readableTypes>[0];
type Read = Context['argTypes'][string]['type'];

const optional = (raw: string, ...parts: Exclude<Read, string | undefined>[]): Read => ({
  name: 'union',
  required: false,
  raw: `${raw} | undefined`,
  value: [...parts, { name: 'other', value: 'undefined' }],
});

/** What the documents show of one prop. */
function shown(type: Read, value?: unknown) {
  const context = { argTypes: { prop: { name: 'prop', type } }, initialArgs: { prop: value } };
  // Of a story only these two are read.
  const { prop } = readableTypes(context as unknown as Context);
  return { type: prop?.type, text: prop?.table?.type?.summary, control: prop?.control };
}

describe('the types of props in the documents', () => {
  it('are what the prop takes, not that it may be left out', () => {
    expect(shown(optional('boolean', { name: 'boolean' }))).toMatchObject({
      type: { name: 'boolean', required: false },
      text: 'boolean',
    });
    expect(shown(optional('Size', { name: 'enum', value: ['sm', 'md'] }))).toMatchObject({
      type: { name: 'enum', value: ['sm', 'md'] },
      text: "'sm' | 'md'",
    });
  });

  it('are the options that a story names, of a type that comes from a list', () => {
    const type = optional('Size', { name: 'other', value: 'unknown[number]' });
    const context = { argTypes: { prop: { name: 'prop', type, options: ['sm', 'md'] } }, initialArgs: {} };
    const { prop } = readableTypes(context as unknown as Context);
    expect(prop).toMatchObject({ type: { name: 'enum' }, table: { type: { summary: "'sm' | 'md'" } } });
    expect(prop).not.toHaveProperty('control');
  });

  it('are written as in the component', () => {
    const unknown = { name: 'other', value: 'unknown' } as const;
    expect(shown(optional('((row: Row) => string)', unknown)).text).toBe('(row: Row) => string');
    expect(shown(optional('((a: A) => B) | ((c: C) => D)', unknown)).text).toBe(
      '((a: A) => B) | ((c: C) => D)',
    );
    expect(shown(optional('readonly Row[]', unknown)).text).toBe('readonly Row[]');
  });

  it('offer a field only for what can be written', () => {
    const node = { name: 'other', value: 'ReactNode' } as const;
    expect(shown(node).type).toMatchObject({ name: 'string' });
    expect(shown(node, 'Guardar').control).toEqual({ type: 'text' });
    expect(shown(node, createElement('b')).control).toBe(false);
    expect(shown(optional('() => void', { name: 'other', value: 'unknown' })).control).toBe(false);
    const other = { name: 'other', value: 'Items' } as const;
    expect(shown(other, [{ key: 'a', label: 'A' }]).control).toBeUndefined();
    expect(shown(other, [{ key: 'a', icon: createElement('b') }]).control).toBe(false);
    expect(shown(other, new Set(['a'])).control).toBe(false);
    expect(shown(other).control).toBe(false);
  });
});
