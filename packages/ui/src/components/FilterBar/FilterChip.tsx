import type { ReactNode } from 'react';
import { Button, Dialog, DialogTrigger } from 'react-aria-components';
import { ChevronDownIcon, CloseIcon } from '../../icons/index.ts';
import { cx } from '../../internal/cx.ts';
import * as list from '../../internal/list/list.css.ts';
import { Popover } from '../../internal/popover.tsx';
import * as s from './FilterBar.css.ts';

export interface FilterChipProps {
  /** The chip, with its ×. */
  ref?: React.Ref<HTMLSpanElement> | undefined;
  /** Extra class name for the root element. */
  className?: string | undefined;
  /** The field: "Canal". */
  label: string;
  /** Text of the active filter: "Sears y 2 más". Without it the filter is off. */
  value?: string | undefined;
  /** Stands before the label; an icon of 16 px. */
  icon?: ReactNode;
  /** Renders the content of the popover, such as FilterOptions; it receives a function that closes the popover. */
  children?: ReactNode | ((api: { close: () => void }) => ReactNode);
  /** Called when the user takes the filter off; omit it to hide the ×. */
  onClear?: (() => void) | undefined;
  /** Opens at once to ask for a value, because the filter was just added. Default: false. */
  defaultOpen?: boolean | undefined;
  /** Name of the ×. Default: `Quitar filtro Canal`. */
  clearLabel?: string | undefined;
}

/** One filter: closed it says its field, or its value once it has one. */
export function FilterChip({
  ref,
  className,
  label,
  value,
  icon,
  children,
  onClear,
  defaultOpen = false,
  clearLabel = `Quitar filtro ${label}`,
  ...rest
}: FilterChipProps) {
  const isActive = value !== undefined && value !== '';
  const canClear = isActive && onClear !== undefined;
  return (
    <span ref={ref} {...rest} className={cx(s.chip, isActive && s.active, className)}>
      <DialogTrigger defaultOpen={defaultOpen}>
        <Button
          {...(isActive && { 'aria-label': `${label}: ${value}` })}
          className={cx(s.button, canClear && s.beforeClear)}
        >
          {icon}
          {isActive ? value : label}
          {!canClear && <ChevronDownIcon size={16} className={s.chevron} />}
        </Button>
        <Popover offset={4} placement="bottom start" className={list.surface}>
          <Dialog aria-label={label} className={s.dialog}>
            {({ close }) => (typeof children === 'function' ? children({ close }) : children)}
          </Dialog>
        </Popover>
      </DialogTrigger>
      {canClear && (
        <Button aria-label={clearLabel} className={cx(s.button, s.clear)} onPress={onClear}>
          <CloseIcon size={16} />
        </Button>
      )}
    </span>
  );
}
