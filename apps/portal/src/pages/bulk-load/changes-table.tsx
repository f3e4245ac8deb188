import { columnOfField, doubtfulPrice } from '@trastienda/domain/bulk';
import { ownChanges } from '@trastienda/domain/product';
import { CellText, type DataTableColumn } from '@trastienda/ui/DataTable';
import { EmptyState } from '@trastienda/ui/EmptyState';
import { LoadProduct } from '../../entities/bulk-load/load-product.tsx';
import { LoadRowsTable } from '../../entities/bulk-load/load-rows-table.tsx';
import { headOf, type LoadRow } from '../../entities/bulk-load/words.ts';
import { faultsOf, valueText } from './model.ts';
import * as s from './load.css.ts';

/** Changes of a row that are on show; the others are counted. */
const MOST_CHANGES = 4;

const nameOf = ({ values, sku, row }: LoadRow): string => values['name'] ?? sku ?? `Fila ${row}`;

function Changes({ row }: { readonly row: LoadRow }) {
  // Price and sale price of a channel are one column: what reads the same is said once.
  const changes = ownChanges(row.changes ?? [])
    .map(({ field, before, after }) => ({
      head: headOf(columnOfField(field)),
      before: valueText(field, before),
      after: valueText(field, after),
    }))
    .filter((one, at, all) => all.findIndex((other) => JSON.stringify(other) === JSON.stringify(one)) === at);
  const notes = (row.notes ?? []).filter(({ level }) => level === 'info');
  const more = changes.length - MOST_CHANGES;
  return (
    <ul className={s.changes}>
      {changes.slice(0, MOST_CHANGES).map(({ head, before, after }) => (
        <li key={`${head}${before}${after}`}>
          {head}:{' '}
          {row.outcome !== 'created' && (
            <>
              <del className={s.before}>{before}</del> →{' '}
            </>
          )}
          {after}
        </li>
      ))}
      {more > 0 && <li className={s.caption}>{more === 1 ? 'y 1 dato más' : `y ${more} datos más`}</li>}
      {notes.map(({ code, field, message }) => (
        <li key={`${code}${field ?? ''}`} className={s.caption}>
          {message}
        </li>
      ))}
      {changes.length === 0 && notes.length === 0 && <li className={s.caption}>Ya estaba así</li>}
    </ul>
  );
}

/** Rows that go well, with what changes: before and after. */
const changeColumns: DataTableColumn<LoadRow>[] = [
  {
    key: 'row',
    header: 'Fila',
    width: 72,
    align: 'end',
    cell: ({ row }) => <span className={s.figures}>{row}</span>,
  },
  {
    key: 'product',
    header: 'Producto',
    width: 300,
    isRowHeader: true,
    cell: (row) => <LoadProduct row={row} name={nameOf(row)} />,
  },
  { key: 'changes', header: 'Qué cambia', minWidth: 240, cell: (row) => <Changes row={row} /> },
];

/** Rows that do not, as a review tells of them: they are mended after the others are saved. */
const faultColumns: DataTableColumn<LoadRow>[] = [
  ...changeColumns.slice(0, 2),
  {
    key: 'fault',
    header: 'Qué corregir',
    minWidth: 220,
    cell: (row) => (
      <ul className={s.changes}>
        {faultsOf(row).map(({ field, message, value }) => (
          <li key={`${field ?? ''}${message}`}>
            <CellText secondary={value === null || value === '' ? undefined : `Dice «${value}»`}>
              {field === null ? message : `${headOf(field)}: ${message}`}
            </CellText>
          </li>
        ))}
      </ul>
    ),
  },
  {
    key: 'suggestion',
    header: 'Sugerencia',
    width: 160,
    priority: 3,
    cell: ({ suggestion }) => <CellText>{suggestion ?? '—'}</CellText>,
  },
];

type Props = {
  readonly load: string;
  readonly outcome: 'created' | 'updated' | 'unchanged' | 'failed' | typeof doubtfulPrice;
  readonly page: number;
  readonly onPage: (page: number) => void;
};

/** One page of the rows of a load, by what becomes of them. */
export function ChangesTable({ load, outcome, page, onPage }: Props) {
  return (
    <LoadRowsTable
      load={load}
      query={outcome === doubtfulPrice ? { code: doubtfulPrice } : { outcome }}
      page={page}
      onPage={onPage}
      label="Filas del archivo"
      columns={outcome === 'failed' ? faultColumns : changeColumns}
      rowName={({ row }) => `fila ${row}`}
      loading="Cargando filas"
      failed="No pudimos cargar las filas"
      empty={
        <EmptyState kind="no-match" title="Ninguna fila aquí">
          Elige otra de las cifras de arriba.
        </EmptyState>
      }
    />
  );
}
