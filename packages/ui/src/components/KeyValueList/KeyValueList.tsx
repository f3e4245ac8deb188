import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import * as s from './KeyValueList.css.ts';

export interface KeyValueItem {
  key: string;
  label: ReactNode;
  value: ReactNode;
  /** A word after the label: "15 %", "cotizada". */
  hint?: ReactNode;
  /** The line that sums the others. */
  total?: boolean | undefined;
}

export interface KeyValueListProps extends Omit<ComponentPropsWithRef<'dl'>, 'children'> {
  /** Default: none. */
  items?: readonly KeyValueItem[] | undefined;
}

/** Names and values, one a line; figures at the end, in columns. */
export function KeyValueList({ items = [], className, ...rest }: KeyValueListProps) {
  return (
    <dl {...rest} className={cx(s.root, className)}>
      {items.map(({ key, label, value, hint, total }) => (
        <div key={key} className={cx(s.item, total && s.total)}>
          <dt className={s.label}>
            {label}
            {hint !== undefined && <span className={s.hint}>{hint}</span>}
          </dt>
          <dd className={s.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
