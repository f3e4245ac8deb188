import { statusLabel, type StatusFamily } from '@trastienda/domain';
import type { ComponentPropsWithRef } from 'react';
import { cx } from '../../internal/cx.ts';
import { StatusGlyph } from '../StatusGlyph/StatusGlyph.tsx';
import * as s from './StatusLabel.css.ts';

export interface StatusLabelProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Family of the status; gives word, shape and colour. */
  status: StatusFamily;
  /** Words beside the glyph. Default: the family's word of the domain. */
  label?: string | undefined;
  /** Look of the label: `plain` in rows; `pill` only in a detail's header or alone on a card. Default: `plain`. */
  variant?: 'plain' | 'pill' | undefined;
  /** The lines of the order differ: how many of them are in `status`. */
  mixedCount?: number | undefined;
  /** Word for an order whose lines differ. Default: `Mixto`. */
  mixedLabel?: string | undefined;
}

/** Shows where an order is, in words and shape; colour repeats it. */
export function StatusLabel({
  status,
  label = statusLabel(status),
  variant = 'plain',
  mixedCount,
  mixedLabel = 'Mixto',
  className,
  ...rest
}: StatusLabelProps) {
  const shape = variant === 'pill' && cx(s.pillShape, s.pill[status]);
  if (mixedCount !== undefined) {
    return (
      <span {...rest} className={cx(s.root, s.mixed, shape, className)}>
        <StatusGlyph status={status} />
        {`${mixedLabel} · ${mixedCount}`}
      </span>
    );
  }
  return (
    <span {...rest} className={cx(s.root, s.plain[status], shape, className)}>
      <StatusGlyph status={status} />
      {label}
    </span>
  );
}

export type StatusChipProps = Omit<StatusLabelProps, 'variant'>;

/** The pill form of StatusLabel. */
export function StatusChip(props: StatusChipProps) {
  return <StatusLabel {...props} variant="pill" />;
}
