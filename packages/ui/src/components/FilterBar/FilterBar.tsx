import type { ComponentPropsWithRef, ReactNode, RefAttributes } from 'react';
import { Button, ListBox, ToggleButton, type ToggleButtonProps } from 'react-aria-components';
import { PlusIcon } from '../../icons/index.ts';
import { cx } from '../../internal/cx.ts';
import { hasContent } from '../../internal/has-content.ts';
import * as list from '../../internal/list/list.css.ts';
import { type Option, OptionItem } from '../../internal/list/options.tsx';
import { touchTarget } from '../../internal/touch-target.css.ts';
import { Menu, type MenuEntry } from '../Menu/Menu.tsx';
import * as s from './FilterBar.css.ts';

export interface FilterBarProps extends ComponentPropsWithRef<'div'> {
  /** Stands first; holds the search of the list. */
  search?: ReactNode;
  /** Called when the user takes all filters off at once; omit it to hide the button. */
  onClearAll?: (() => void) | undefined;
  /** Default: `Quitar filtros`. */
  clearAllLabel?: string | undefined;
  /** Stands at the end, before the columns; holds SavedViews. */
  views?: ReactNode;
  /** Stands at the end; holds the choice of columns. */
  end?: ReactNode;
}

/** The toolbar of a list: search, filters, and at the end what changes the view. */
export function FilterBar({
  search,
  onClearAll,
  clearAllLabel = 'Quitar filtros',
  views,
  end,
  className,
  children,
  ...rest
}: FilterBarProps) {
  return (
    <div role="group" aria-label="Filtros" {...rest} className={cx(s.bar, className)}>
      <div className={s.filters}>
        {hasContent(search) && <div className={s.search}>{search}</div>}
        {children}
        {onClearAll && (
          <Button className={s.clearAll} onPress={onClearAll}>
            {clearAllLabel}
          </Button>
        )}
      </div>
      {(hasContent(views) || hasContent(end)) && (
        <div className={cx(s.end, touchTarget)}>
          {views}
          {end}
        </div>
      )}
    </div>
  );
}

export interface FilterToggleProps
  extends Omit<ToggleButtonProps, 'className' | 'style' | 'children'>, RefAttributes<HTMLButtonElement> {
  /** Extra class name for the root element. */
  className?: string | undefined;
  /** Text of the active filter: "Evidencia pendiente". */
  children?: ReactNode;
}

/** A filter that is on or off: "Evidencia pendiente". */
export function FilterToggle({ className, ...rest }: FilterToggleProps) {
  return <ToggleButton {...rest} className={cx(s.chip, s.toggle, className)} />;
}

export interface FilterOptionsProps {
  /** Name of the list. */
  label: string;
  /** The choices, in order. Default: none. */
  items?: readonly Option[] | undefined;
  /** Ids of the chosen ones. Default: none. */
  value?: readonly string[] | undefined;
  /** Called with the ids of all that are chosen now. */
  onChange?: ((value: string[]) => void) | undefined;
  /** One or several. Default: `multiple`. */
  selectionMode?: 'single' | 'multiple' | undefined;
  /** Extra class name for the root element. */
  className?: string | undefined;
}

/** The choices of a filter, for the inside of a FilterChip. */
export function FilterOptions({
  label,
  items = [],
  value = [],
  onChange,
  selectionMode = 'multiple',
  className,
}: FilterOptionsProps) {
  return (
    <ListBox<Option>
      // Escape closes what it opened in; it takes no choice back.
      escapeKeyBehavior="none"
      aria-label={label}
      items={items}
      selectionMode={selectionMode}
      selectedKeys={value}
      onSelectionChange={(keys) =>
        onChange?.(keys === 'all' ? items.map(({ id }) => id) : [...keys].map(String))
      }
      className={cx(list.list, s.options, className)}
    >
      {OptionItem}
    </ListBox>
  );
}

export interface AddFilterProps {
  /** Fields that are not filtered yet. Default: none. */
  items?: readonly MenuEntry[] | undefined;
  /** Id of the filter to show. */
  onAdd?: ((id: string) => void) | undefined;
  /** Default: `Agregar filtro`. */
  label?: string | undefined;
}

/** Offers the filters that are not pinned. */
export function AddFilter({ items = [], onAdd, label = 'Agregar filtro' }: AddFilterProps) {
  return (
    <Menu
      placement="bottom start"
      items={items}
      onAction={onAdd}
      trigger={
        <Button className={cx(s.chip, s.toggle, s.add)}>
          <PlusIcon size={16} />
          {label}
        </Button>
      }
    />
  );
}
