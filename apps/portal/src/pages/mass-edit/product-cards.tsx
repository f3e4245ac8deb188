import { Card } from '@trastienda/ui/Card';
import type { CellChange, CellError, EditableGridColumn } from '@trastienda/ui/EditableGrid';
import { Select } from '@trastienda/ui/Select';
import { TextField } from '@trastienda/ui/TextField';
import type { DrawnRow, TableRow } from './model.ts';
import * as s from './edit.css.ts';

type Props = {
  readonly rows: readonly { readonly table: TableRow; readonly drawn: DrawnRow }[];
  readonly columns: readonly EditableGridColumn[];
  readonly onChange: (changes: readonly CellChange[]) => void;
};

const messageAt = (all: readonly CellError[], column: string, text: string): string | undefined =>
  all.find((one) => one.column === column && one.value === text)?.message;

/** A phone has no room for a table: one product after the other, its fields below each other. */
export function ProductCards({ rows, columns, onChange }: Props) {
  return (
    <ul className={s.cards}>
      {rows.map(({ table, drawn: { row, errors, warnings } }) => {
        const own = columns.filter(({ id }) => row.locked?.has(id) !== true);
        const worked = own.filter(
          ({ id, isReadOnly }) => isReadOnly === true && (row.cells[id] ?? '') !== '',
        );
        return (
          <li key={row.id}>
            <Card title={table.name}>
              <div className={s.fields}>
                {own.length === 0 && (
                  <p className={s.note}>Se cambia en la primera variación del producto.</p>
                )}
                <div className={s.pair}>
                  {own
                    .filter(({ isReadOnly }) => isReadOnly !== true)
                    .map((column) => (
                      <Field
                        key={column.id}
                        column={column}
                        text={row.cells[column.id] ?? ''}
                        isChanged={row.changed?.has(column.id) === true}
                        error={messageAt(errors, column.id, row.cells[column.id] ?? '')}
                        warning={messageAt(warnings, column.id, row.cells[column.id] ?? '')}
                        onChange={(after) =>
                          onChange([
                            { row: row.id, column: column.id, before: row.cells[column.id] ?? '', after },
                          ])
                        }
                      />
                    ))}
                </div>
                {worked.length > 0 && (
                  <dl className={s.facts}>
                    {worked.map(({ id, label }) => (
                      <div key={id} className={s.factPair}>
                        <dt className={s.fact}>{label}</dt>
                        <dd className={s.figure}>{row.cells[id]}</dd>
                      </div>
                    ))}
                  </dl>
                )}
              </div>
            </Card>
          </li>
        );
      })}
    </ul>
  );
}

type FieldProps = {
  readonly column: EditableGridColumn;
  readonly text: string;
  readonly isChanged: boolean;
  readonly error: string | undefined;
  readonly warning: string | undefined;
  readonly onChange: (text: string) => void;
};

function Field({ column, text, isChanged, error, warning, onChange }: FieldProps) {
  const told = {
    ...(error !== undefined && { error }),
    ...(warning !== undefined && { warning }),
    ...(isChanged && { description: 'Sin guardar' }),
  };
  if (column.type === 'select')
    return (
      <Select
        label={column.label}
        items={column.options}
        value={text === '' ? null : text}
        onChange={onChange}
        {...told}
      />
    );
  return (
    <TextField
      label={column.label}
      value={text}
      onChange={onChange}
      inputMode={column.type === 'text' ? 'text' : 'decimal'}
      {...told}
    />
  );
}
