import type { HTMLAttributes, ReactNode, RefAttributes } from 'react';
import { cx } from '../../internal/cx.ts';
import { elementAs } from '../../internal/element-as.ts';
import * as flow from '../../internal/flow.css.ts';
import type { Gap } from './options.ts';
import * as s from './Stack.css.ts';

export interface StackProps extends HTMLAttributes<HTMLElement>, RefAttributes<HTMLElement> {
  /** The things that stand under one another. */
  children?: ReactNode;
  /** The distance between children, in steps of 4 px: 4 is 16 px. Default: 4. */
  gap?: Gap | undefined;
  /** The place of the children from side to side; `stretch` gives them the whole width. Default: `stretch`. */
  align?: 'start' | 'center' | 'end' | 'stretch' | undefined;
  /** The element: a list (`ul`, `ol`) takes `li` as children. Default: `div`. */
  as?: 'div' | 'section' | 'article' | 'main' | 'ul' | 'ol' | undefined;
}

/** Children under one another, held apart. Side by side: Inline. */
export function Stack({ gap = 4, align = 'stretch', as = 'div', className, ...rest }: StackProps) {
  return elementAs(as, {
    ...rest,
    className: cx(flow.flow, s.root, flow.gap[gap], flow.align[align], className),
  });
}
