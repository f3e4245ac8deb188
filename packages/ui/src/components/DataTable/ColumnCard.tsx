import { cx } from '../../internal/cx.ts';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import type { CardEditing, DataTableColumn } from './DataTable.types.ts';
import { EditableCell } from './EditableCell.tsx';
import * as s from './card.css.ts';

export interface ColumnCardProps<Row> {
  /** The columns of the table; `inCard` says where each goes. */
  columns: readonly DataTableColumn<Row>[];
  /** The row that the card shows. */
  row: Row;
  /** Whether its row is chosen. Default: false. */
  isSelected?: boolean;
  /** Called when the card's box changes; omit it to show no box. */
  onSelectedChange?: ((isSelected: boolean) => void) | undefined;
  /** Name of its box. Default: `Seleccionar`. */
  selectLabel?: string;
  /** The way to edit its cells, as `renderCard` gives it; omit it for cells that are only read. */
  editing?: CardEditing | undefined;
  /** Extra class name for the root element. */
  className?: string | undefined;
}

/** A row as a card of a phone, from the columns of its table: for `renderCard`. */
export function ColumnCard<Row>({
  columns,
  row,
  isSelected = false,
  onSelectedChange,
  selectLabel = 'Seleccionar',
  editing,
  className,
}: ColumnCardProps<Row>) {
  const placeOf = ({ inCard, isRowHeader = false }: DataTableColumn<Row>) =>
    inCard ?? (isRowHeader ? 'title' : 'fact');
  const at = (place: ReturnType<typeof placeOf>) => columns.filter((column) => placeOf(column) === place);
  const [facts, acts, brief] = [at('fact'), at('acts'), at('brief')];
  const isEditable = ({ edit }: DataTableColumn<Row>) =>
    editing !== undefined && edit !== undefined && edit.isEditable?.(row) !== false;
  const valueOf = (column: DataTableColumn<Row>) => {
    const { key, edit } = column;
    if (!editing || !edit || !isEditable(column)) return column.cell(row);
    return (
      <EditableCell
        row={row}
        edit={edit}
        state={editing.stateOf(key)}
        label={editing.words.edit(column.label ?? String(column.header))}
        saving={editing.words.saving}
        onCommit={(value) => editing.onCommit(key, value)}
      >
        {column.cell(row)}
      </EditableCell>
    );
  };
  return (
    <article className={cx(s.root, isSelected && s.selected, className)}>
      <div className={s.head}>
        {onSelectedChange && (
          <Checkbox
            className={s.above}
            aria-label={selectLabel}
            isSelected={isSelected}
            onChange={onSelectedChange}
          />
        )}
        <div className={s.title}>
          {at('title').map((column) => (
            <div key={column.key}>{valueOf(column)}</div>
          ))}
        </div>
        {at('end').map((column) => (
          <div key={column.key} className={s.end}>
            {valueOf(column)}
          </div>
        ))}
      </div>
      {brief.length > 0 && (
        <div className={s.brief}>
          {brief.map((column) => (
            <div key={column.key} className={cx(s.briefPart, isEditable(column) && s.briefEdit)}>
              {valueOf(column)}
            </div>
          ))}
        </div>
      )}
      {facts.length > 0 && (
        <dl className={s.facts}>
          {facts.map((column) => (
            <div key={column.key} className={s.fact}>
              <dt className={s.name}>{column.label ?? column.header}</dt>
              <dd className={s.value}>{valueOf(column)}</dd>
            </div>
          ))}
        </dl>
      )}
      {acts.map((column) => (
        <div key={column.key} className={s.acts}>
          {valueOf(column)}
        </div>
      ))}
    </article>
  );
}
