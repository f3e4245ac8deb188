import { formatNumber } from '@trastienda/domain';
import type { ComponentPropsWithRef, KeyboardEvent, ReactNode } from 'react';
import { Button } from 'react-aria-components';
import { CloseIcon } from '../../icons/index.ts';
import { cx } from '../../internal/cx.ts';
import { touchTarget } from '../../internal/touch-target.css.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import * as link from '../Link/Link.css.ts';
import * as s from './BulkBar.css.ts';

export interface BulkBarLabels {
  /** `3 seleccionados` */
  count: (count: number) => string;
  /** `Seleccionar los 214 resultados` */
  selectAll: (total: number) => string;
  /** `Los 214 seleccionados` */
  allSelected: (total: number) => string;
  /** `2 fuera de este filtro` */
  hidden: (count: number) => string;
  selectingAll: string;
  clear: string;
}

const es: BulkBarLabels = {
  count: (count) => `${formatNumber(count)} ${count === 1 ? 'seleccionado' : 'seleccionados'}`,
  selectAll: (total) => `Seleccionar los ${formatNumber(total)} resultados`,
  allSelected: (total) => `Los ${formatNumber(total)} seleccionados`,
  hidden: (count) => `${formatNumber(count)} fuera de este filtro`,
  selectingAll: 'Seleccionando…',
  clear: 'Quitar selección',
};

export interface BulkBarProps extends ComponentPropsWithRef<'div'> {
  /** Rows chosen. Default: 0. */
  count?: number | undefined;
  /** Rows that meet the filters; offered to be chosen all when there are more than the chosen ones. */
  total?: number | undefined;
  /** Called when the user selects all rows that meet the filters, beyond this page; omit it to hide the link. */
  onSelectAll?: (() => void) | undefined;
  /** The keys of all of them are on their way. Default: false. */
  isSelectingAll?: boolean | undefined;
  /** Number of selected rows that the filters hide; they stay selected. Default: 0. */
  hiddenCount?: number | undefined;
  /** Called when the user clears the selection, by the × or Escape. */
  onClear?: (() => void) | undefined;
  /** Acts on all of them, with the count in the verb: small buttons; `disabledReason` for what cannot be done. */
  children?: ReactNode;
  /** Replaces some of the component's words. */
  labels?: Partial<BulkBarLabels> | undefined;
}

/** Offers the actions on the selected rows, at the head of a table or at the foot of a phone. Esc clears the selection. */
export function BulkBar({
  count = 0,
  total,
  onSelectAll,
  isSelectingAll = false,
  hiddenCount = 0,
  onClear,
  children,
  labels,
  className,
  ...rest
}: BulkBarProps) {
  const words = { ...es, ...labels };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || !onClear) return;
    event.preventDefault();
    onClear();
  };
  const isAll = total !== undefined && total > 1 && count >= total && hiddenCount === 0;
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- hears Esc from the controls inside
    <div {...rest} onKeyDown={onKeyDown} className={cx(s.root, touchTarget, className)}>
      <div className={s.said}>
        <span role="status" className={s.count}>
          {isAll ? words.allSelected(total) : words.count(count)}
          {hiddenCount > 0 && <span className={s.hidden}> · {words.hidden(hiddenCount)}</span>}
        </span>
        {onSelectAll && total !== undefined && total > count - hiddenCount && (
          <Button
            className={cx(link.root, link.variant.action, s.selectAll)}
            isPending={isSelectingAll}
            onPress={onSelectAll}
          >
            {isSelectingAll && <Spinner size={14} />}
            {isSelectingAll ? words.selectingAll : words.selectAll(total)}
          </Button>
        )}
      </div>
      <div className={s.actions}>{children}</div>
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
