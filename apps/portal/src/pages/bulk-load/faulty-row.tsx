import { Button } from '@trastienda/ui/Button';
import { Card } from '@trastienda/ui/Card';
import type { CellChange, EditableGridAside } from '@trastienda/ui/EditableGrid';
import { UndoIcon } from '@trastienda/ui/icons';
import { TextField } from '@trastienda/ui/TextField';
import { headOf, type LoadRow } from '../../entities/bulk-load/words.ts';
import { type Fault, faultsOf, isOpen, type Mended, withMended } from './model.ts';
import * as s from './load.css.ts';

/** The first remaining fault of a row. */
export const firstOpen = (row: LoadRow, mended: Mended): Fault | undefined =>
  faultsOf(row).find((fault) => isOpen(fault, row, mended));

/** Puts a cell, or a row, as it was. */
const undone = ({ row, values }: LoadRow, mended: Mended): CellChange[] =>
  Object.entries(mended[String(row)] ?? {}).map(([column, before]) => ({
    row: String(row),
    column,
    before,
    after: values[column] ?? '',
  }));

/** The suggestion for a fault, as a change of its cell. */
export const used = (row: LoadRow, fault: Fault): CellChange[] =>
  fault.field === null || fault.suggestion === null
    ? []
    : [
        {
          row: String(row.row),
          column: fault.field,
          before: row.values[fault.field] ?? '',
          after: fault.suggestion,
        },
      ];

type Acts = {
  readonly mended: Mended;
  readonly write: (changes: readonly CellChange[]) => void;
  /** Opens the tree of categories for a row. */
  readonly chooseCategory: (row: LoadRow) => void;
  /** Rows on their way. */
  readonly pending: ReadonlySet<number>;
};

/** A category that nobody knows, or that is not the one suggested, is chosen from the tree. */
const isCategory = ({ code, field }: Fault): boolean => code === 'category' && field === 'category';

/** The fault of a row and the suggestion for it; once corrected, the way back. */
function Aside({ row, mended, write, pending, chooseCategory }: Acts & { readonly row: LoadRow }) {
  const fault = firstOpen(row, mended);
  if (pending.has(row.row)) return <span className={s.faultText}>Guardando…</span>;
  if (fault === undefined) {
    return (
      <div className={s.aside}>
        <span className={s.fault}>
          <span className={s.faultField}>Corregida</span>
          <span className={s.faultText}>Sin guardar</span>
        </span>
        <Button
          size="sm"
          icon={<UndoIcon size={16} />}
          aria-label={`Deshacer: fila ${row.row}`}
          onPress={() => write(undone(row, mended))}
        >
          Deshacer
        </Button>
      </div>
    );
  }
  const { field, message, suggestion } = fault;
  return (
    <div className={s.aside}>
      <span className={s.fault}>
        <span className={s.faultField}>{field === null ? `Fila ${row.row}` : headOf(field)}</span>
        <span className={s.faultText} title={message}>
          {message}
        </span>
      </span>
      {suggestion !== null && field !== null && (
        <>
          <span className={s.suggestion} title={suggestion}>
            {suggestion}
          </span>
          <Button
            size="sm"
            aria-label={`Usar ${suggestion}: fila ${row.row}`}
            onPress={() => write(used(row, fault))}
          >
            Usar
          </Button>
        </>
      )}
      {isCategory(fault) && (
        <Button
          size="sm"
          aria-label={`Elegir categoría: fila ${row.row}`}
          onPress={() => chooseCategory(row)}
        >
          {suggestion === null ? 'Elegir' : 'Otra'}
        </Button>
      )}
    </div>
  );
}

/** Two buttons are beside the fault where a category may be used as suggested or chosen. */
const hasBoth = (row: LoadRow): boolean =>
  faultsOf(row).some((fault) => isCategory(fault) && fault.suggestion !== null);

/** The grid's own last column, of rows by their id. */
export const asideOf = (byId: ReadonlyMap<string, LoadRow>, acts: Acts): EditableGridAside => ({
  label: 'Qué corregir',
  width: [...byId.values()].some(hasBoth) ? 400 : 330,
  cell: ({ id }) => {
    const row = byId.get(id);
    return row === undefined ? null : <Aside row={row} {...acts} />;
  },
});

/** The rows of a phone, one after the other, with their faulty cells alone. */
export function Cards({
  rows,
  mended,
  write,
  chooseCategory,
}: Omit<Acts, 'pending'> & { readonly rows: readonly LoadRow[] }) {
  return (
    <ul className={s.cards}>
      {rows.map((row) => (
        <li key={row.row}>
          <Card title={`Fila ${row.row} · ${row.values['name'] ?? row.sku ?? 'Sin nombre'}`}>
            <div className={s.fields}>
              {faultsOf(row).map((fault) => {
                const { field, message, suggestion, code } = fault;
                if (field === null)
                  return (
                    <p key={code} className={s.note}>
                      {message}
                    </p>
                  );
                const open = isOpen(fault, row, mended);
                return (
                  <div key={field} className={s.rows}>
                    <TextField
                      label={headOf(field)}
                      value={withMended(row, mended).values[field] ?? ''}
                      onChange={(after) =>
                        write([{ row: String(row.row), column: field, before: '', after }])
                      }
                      {...(open ? { error: message } : { description: 'Corregida, sin guardar' })}
                    />
                    {open && isCategory(fault) && (
                      <Button onPress={() => chooseCategory(row)}>
                        {suggestion === null ? 'Elegir categoría' : 'Elegir otra categoría'}
                      </Button>
                    )}
                    {open && suggestion !== null && (
                      <Button onPress={() => write(used(row, fault))}>{`Usar ${suggestion}`}</Button>
                    )}
                  </div>
                );
              })}
            </div>
          </Card>
        </li>
      ))}
    </ul>
  );
}
