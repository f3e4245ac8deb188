import { initialsOf } from '@trastienda/domain';
import type { ComponentPropsWithRef } from 'react';
import { cx } from '../../internal/cx.ts';
import * as s from './Avatar.css.ts';

export interface AvatarProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Name of the person or store. */
  name: string | null | undefined;
  /** Letters shown. Default: the two initials of the name. */
  letters?: string | undefined;
  /** 28 or 36 px. Default: `sm`. */
  size?: 'sm' | 'md' | undefined;
  /** Stores are `ink`, people `neutral`. Default: `ink`. */
  tone?: 'ink' | 'neutral' | undefined;
}

/** The initials of a store or a person. Always beside the name, or inside a control that says it. */
export function Avatar({
  name,
  letters = initialsOf(name),
  size = 'sm',
  tone = 'ink',
  className,
  ...rest
}: AvatarProps) {
  return (
    <span aria-hidden {...rest} className={cx(s.root, s.sizes[size], s.tone[tone], className)}>
      {letters}
    </span>
  );
}
