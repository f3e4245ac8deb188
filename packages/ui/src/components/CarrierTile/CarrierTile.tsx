import { initialsOf } from '@trastienda/domain';
import type { ComponentPropsWithRef } from 'react';
import { cx } from '../../internal/cx.ts';
import * as s from './CarrierTile.css.ts';

export interface CarrierTileProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Name of the carrier: its accessible name, unless it stands beside the tile (`decorative`). */
  name: string;
  /** The two letters. Default: the initials of the name. */
  code?: string | undefined;
  /** The name stands beside the tile. Default: false. */
  decorative?: boolean | undefined;
}

/** Two letters, outlined: a carrier. No third party's logo lives in this library. */
export function CarrierTile({
  name,
  code = initialsOf(name),
  decorative = false,
  className,
  ...rest
}: CarrierTileProps) {
  return (
    <span
      {...(decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
      {...rest}
      className={cx(s.root, className)}
    >
      {code}
    </span>
  );
}
