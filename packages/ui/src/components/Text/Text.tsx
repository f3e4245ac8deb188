import type { HTMLAttributes, ReactNode, RefAttributes } from 'react';
import { cx } from '../../internal/cx.ts';
import { elementAs } from '../../internal/element-as.ts';
import type { TextTone, TextVariant } from './options.ts';
import * as s from './Text.css.ts';

export interface TextProps extends HTMLAttributes<HTMLElement>, RefAttributes<HTMLElement> {
  /** The words; other elements may stand among them. */
  children?: ReactNode;
  /** The type style of the theme: size, line, spacing and weight. Default: `body`. */
  variant?: TextVariant | undefined;
  /** The color by its role; never the only thing that says something. Default: that of what the text stands in. */
  tone?: TextTone | undefined;
  /** Figures of equal width, for money, counts, percentages and dates. Not for codes with hyphens. Default: false. */
  tabular?: boolean | undefined;
  /** The element: a paragraph, or `span` within one. Default: `p`. */
  as?: 'p' | 'span' | 'div' | 'strong' | 'li' | 'dt' | 'dd' | undefined;
}

/** A piece of text in a type style of the theme. It wraps and is never cut. A title: Heading. */
export function Text({ variant = 'body', tone, tabular = false, as = 'p', className, ...rest }: TextProps) {
  return elementAs(as, {
    ...rest,
    className: cx(s.variant[variant], tone && s.tone[tone], tabular && s.tabular, className),
  });
}
