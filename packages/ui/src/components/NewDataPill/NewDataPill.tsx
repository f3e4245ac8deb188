import { formatNumber } from '@trastienda/domain';
import type { ComponentPropsWithRef } from 'react';
import { Button as AriaButton } from 'react-aria-components';
import { ArrowUpIcon } from '../../icons/index.ts';
import { cx } from '../../internal/cx.ts';
import * as s from './NewDataPill.css.ts';

export interface NewDataPillLabels {
  text: (count: number) => string;
  show: string;
}

const es: NewDataPillLabels = {
  text: (count) => (count === 1 ? '1 pedido nuevo' : `${formatNumber(count)} pedidos nuevos`),
  show: 'Mostrar',
};

export interface NewDataPillProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The count of rows that came since the list was drawn; 0 shows nothing. Default: 0. */
  count?: number | undefined;
  /** Brings the new rows in. */
  onShow?: (() => void) | undefined;
  /** Replaces some of the component's words. */
  labels?: Partial<NewDataPillLabels> | undefined;
}

/** New rows never push in by themselves: they wait here until asked for. */
export function NewDataPill({ count = 0, onShow, labels, className, ...rest }: NewDataPillProps) {
  const words = { ...es, ...labels };
  return (
    <div role="status" {...rest} className={cx(s.place, className)}>
      {count > 0 && (
        <AriaButton className={s.pill} {...(onShow && { onPress: onShow })}>
          <ArrowUpIcon size={16} />
          {words.text(count)} · <span className={s.verb}>{words.show}</span>
        </AriaButton>
      )}
    </div>
  );
}
