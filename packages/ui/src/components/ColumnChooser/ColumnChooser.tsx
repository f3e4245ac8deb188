import { type ReactElement, useId } from 'react';
import { ColumnsIcon, LockIcon } from '../../icons/index.ts';
import { Button } from '../Button/Button.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { isLocked, isSameChoice, visibleColumns, withColumn } from '../DataTable/columns.model.ts';
import type { DataTableColumn } from '../DataTable/DataTable.types.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Popover, type PopoverProps } from '../Popover/Popover.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as s from './ColumnChooser.css.ts';

export interface ColumnChooserLabels {
  /** Name of the button and heading of the list. */
  columns: string;
  /** Says that a column cannot be taken off. */
  required: string;
  /** Says that the window has no room for a chosen column. */
  noRoom: string;
  reset: string;
  /** Why there is nothing to go back from. */
  unchanged: string;
  /** `6 de 8` */
  count: (shown: number, total: number) => string;
}

const es: ColumnChooserLabels = {
  columns: 'Columnas',
  required: 'Siempre visible',
  noRoom: 'No cabe en esta ventana',
  reset: 'Restablecer',
  unchanged: 'Ya ves las columnas de siempre',
  count: (shown, total) => `${shown} de ${total}`,
};

type Column = Pick<DataTableColumn<never>, 'key' | 'header' | 'label' | 'isRowHeader' | 'isRequired'>;

export interface ColumnChooserProps extends Omit<
  PopoverProps,
  'trigger' | 'children' | 'title' | 'flush' | 'hidden' | 'aria-label'
> {
  /** The columns of the table, in its order. Default: none. */
  columns?: readonly Column[] | undefined;
  /** Keys of those taken off; the caller keeps them. Default: none. */
  hidden?: ReadonlySet<string> | undefined;
  /** Keys of those that the table has no room for now, as it tells by `onHiddenColumnsChange`. Default: none. */
  unseen?: ReadonlySet<string> | undefined;
  /** Keys of all the columns that are off now. */
  onHiddenChange?: ((hidden: Set<string>) => void) | undefined;
  /** Hidden columns after "Restablecer". Default: none. */
  defaultHidden?: ReadonlySet<string> | undefined;
  /** The control that opens it. Default: a square button for a toolbar. */
  trigger?: ReactElement | undefined;
  /** Replaces some of the component's words. */
  labels?: Partial<ColumnChooserLabels> | undefined;
  /** The side of the control on which the list opens. Default: `bottom end`. */
  placement?: NonNullable<PopoverProps['placement']>;
}

const none: ReadonlySet<string> = new Set();

/** Chooses which columns of a DataTable are shown. Those that name the row cannot be hidden. */
export function ColumnChooser({
  columns = [],
  hidden = none,
  unseen = none,
  onHiddenChange,
  defaultHidden = none,
  trigger,
  placement = 'bottom end',
  labels,
  ...rest
}: ColumnChooserProps) {
  const words = { ...es, ...labels };
  const requiredId = useId();
  const shown = visibleColumns(columns, hidden);
  const isUnseen = ({ key }: Column) => unseen.has(key) && !hidden.has(key);
  return (
    <Popover
      {...rest}
      placement={placement}
      title={words.columns}
      trigger={
        trigger ?? <IconButton variant="secondary" label={words.columns} icon={<ColumnsIcon size={16} />} />
      }
    >
      <div className={s.list}>
        {columns.map((column) => (
          <div key={column.key} className={s.item}>
            <Checkbox
              className={s.box}
              isSelected={isLocked(column) || !hidden.has(column.key)}
              isDisabled={isLocked(column)}
              {...(isLocked(column) && { 'aria-describedby': requiredId })}
              description={isUnseen(column) ? words.noRoom : undefined}
              onChange={(isVisible) => onHiddenChange?.(withColumn(columns, hidden, column.key, isVisible))}
            >
              {column.label ?? column.header}
            </Checkbox>
            {isLocked(column) && <LockIcon size={16} className={s.locked} />}
          </div>
        ))}
        <VisuallyHidden id={requiredId}>{words.required}</VisuallyHidden>
      </div>
      <div className={s.foot}>
        <span aria-live="polite">
          {words.count(shown.filter((column) => !isUnseen(column)).length, columns.length)}
        </span>
        <Button
          size="sm"
          variant="ghost"
          // Disabled, it would lose the focus that pressed it, and with it the list would no longer hear Escape.
          disabledReason={isSameChoice(hidden, defaultHidden) ? words.unchanged : undefined}
          onPress={() => onHiddenChange?.(new Set(defaultHidden))}
        >
          {words.reset}
        </Button>
      </div>
    </Popover>
  );
}
