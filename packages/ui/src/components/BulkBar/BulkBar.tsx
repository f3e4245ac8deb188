import { formatNumber } from '@trastienda/domain';
import type { ComponentPropsWithRef, KeyboardEvent, ReactNode } from 'react';
import { Button } from 'react-aria-components';
import { CloseIcon } from '../../icons/index.ts';
import { cx } from '../../internal/cx.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as link from '../Link/Link.css.ts';
import * as s from './BulkBar.css.ts';

export interface BulkBarLabels {
  /** `3 seleccionados` */
  count: (count: number) => string;
  /** `Seleccionar los 214 que cumplen` */
  selectAll: (total: number) => string;
  clear: string;
}

const es: BulkBarLabels = {
  count: (count) => `${formatNumber(count)} ${count === 1 ? 'seleccionado' : 'seleccionados'}`,
  selectAll: (total) => `Seleccionar los ${formatNumber(total)} que cumplen`,
  clear: 'Quitar selección',
};

export interface BulkBarProps extends ComponentPropsWithRef<'div'> {
  /** Rows chosen. Default: 0. */
  count?: number | undefined;
  /** Rows that meet the filters; offered to be chosen all when there are more than the chosen ones. */
  total?: number | undefined;
  onSelectAll?: (() => void) | undefined;
  onClear?: (() => void) | undefined;
  /** Acts on all of them, with the count in the verb: small buttons; `disabledReason` for what cannot be done. */
  children?: ReactNode;
  /** Words of its own, in part. */
  labels?: Partial<BulkBarLabels> | undefined;
}

/** What can be done with the chosen rows. Esc takes the selection off. */
export function BulkBar({
  count = 0,
  total,
  onSelectAll,
  onClear,
  children,
  labels,
  className,
  ...rest
}: BulkBarProps) {
  const words = { ...es, ...labels };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClear?.();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- hears Esc from the controls inside
    <div {...rest} onKeyDown={onKeyDown} className={cx(s.root, className)}>
      <span role="status" className={s.count}>
        {words.count(count)}
      </span>
      {onSelectAll && total !== undefined && total > count && (
        <Button className={cx(link.root, link.variant.action)} onPress={onSelectAll}>
          {words.selectAll(total)}
        </Button>
      )}
      <span className={s.spacer} />
      {children}
      <span className={s.rule} aria-hidden />
      <IconButton
        size="sm"
        label={words.clear}
        icon={<CloseIcon size={16} />}
        {...(onClear && { onPress: () => onClear() })}
      />
    </div>
  );
}
