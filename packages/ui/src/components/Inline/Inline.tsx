import type { HTMLAttributes, ReactNode, RefAttributes } from 'react';
import { cx } from '../../internal/cx.ts';
import { elementAs } from '../../internal/element-as.ts';
import * as flow from '../../internal/flow.css.ts';
import type { Gap } from '../Stack/options.ts';
import * as s from './Inline.css.ts';

export interface InlineProps extends HTMLAttributes<HTMLElement>, RefAttributes<HTMLElement> {
  /** The things that stand beside one another. */
  children?: ReactNode;
  /** The distance between children and between their lines, in steps of 4 px: 2 is 8 px. Default: 2. */
  gap?: Gap | undefined;
  /** The place of the children in the height of their line; `baseline` aligns words of several sizes. Default: `center`. */
  align?: 'start' | 'center' | 'end' | 'baseline' | undefined;
  /** The place of the children in the width of their line; `between` sends the last one to the end. Default: `start`. */
  justify?: 'start' | 'center' | 'end' | 'between' | undefined;
  /** The element: a list (`ul`, `ol`) takes `li` as children. Default: `div`. */
  as?: 'div' | 'header' | 'footer' | 'nav' | 'ul' | 'ol' | undefined;
}

/** Children beside one another, held apart; those that have no room go to the next line. Under one another: Stack. */
export function Inline({
  gap = 2,
  align = 'center',
  justify = 'start',
  as = 'div',
  className,
  ...rest
}: InlineProps) {
  return elementAs(as, {
    ...rest,
    className: cx(flow.flow, s.root, flow.gap[gap], flow.align[align], s.justify[justify], className),
  });
}
