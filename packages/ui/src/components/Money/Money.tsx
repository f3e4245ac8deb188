import { absentValue, formatMxn, type Centavos } from '@trastienda/domain';
import type { ComponentPropsWithRef } from 'react';
import { cx } from '../../internal/cx.ts';
import * as s from './Money.css.ts';

export interface MoneyProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Whole centavos; `null` shows `—`. */
  amount: Centavos | null | undefined;
  /** Adds the currency where it could be in doubt. Default: none. */
  currency?: 'MXN' | undefined;
}

/** An amount, in figures of equal width: `$1,234.50`, `−$338.55`. */
export function Money({ amount, currency, className, ...rest }: MoneyProps) {
  return (
    <span {...rest} className={cx(s.root, className)}>
      {amount === null || amount === undefined ? absentValue : formatMxn(amount)}
      {currency && <span className={s.currency}>{`\u00a0${currency}`}</span>}
    </span>
  );
}
