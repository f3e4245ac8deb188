import { describe, expect, it } from 'vitest';
import { nestRules } from './nest-rules.ts';

const nested = (css: string) => nestRules(css).replaceAll(/\s+/g, ' ');

describe('the rules of the published sheet', () => {
  it('have the states of a class inside its block, by whatever the class is named in', () => {
    expect(
      nestRules(
        '.a{top:0}.a[data-hovered],.a:focus{top:1px}[data-open]>.a::before{top:2px}.b{top:3px}',
      ).replaceAll(/\s+/g, ''),
    ).toBe('.a{top:0;&[data-hovered],&:focus{top:1px}[data-open]>&::before{top:2px}}.b{top:3px}');
  });

  it('keep their order: what another rule stands before stays where it is', () => {
    const css = '.a{top:0}.b{top:1px}.a[data-hovered]{top:2px}';
    expect(nested(css)).toBe(css);
  });

  it('stay alone where a selector names the class twice, not at all, or only begins like it', () => {
    const css = '.a{top:0}.a+.a{top:1px}.ab{top:2px}.ab[data-x],h1{top:3px}';
    expect(nested(css)).toBe(css);
  });

  it('are those of their own layer and query', () => {
    const css = '@layer x{.a{top:0}@media (y){.a[data-hovered]{top:1px}}}';
    expect(nested(css)).toBe(css);
  });
});
