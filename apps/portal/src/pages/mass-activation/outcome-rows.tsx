import { parseMxn } from '@trastienda/domain';
import { Button, ButtonLink } from '@trastienda/ui/Button';
import { CellText, type DataTableColumn } from '@trastienda/ui/DataTable';
import { EmptyState } from '@trastienda/ui/EmptyState';
import { Thumbnail } from '@trastienda/ui/Thumbnail';
import { LoadProduct } from '../../entities/bulk-load/load-product.tsx';
import { LoadRowsTable } from '../../entities/bulk-load/load-rows-table.tsx';
import type { LoadRow } from '../../entities/bulk-load/words.ts';
import { actionsColumn, moneyColumn } from '../../shared/list/columns.tsx';
import type { ActivationSearch } from '../../shared/routes/bulk-search.ts';
import { paths } from '../../shared/routes/paths.ts';
import * as s from './activation.css.ts';

const nameOf = ({ values, sku }: LoadRow): string => values['name'] ?? sku ?? 'producto';

const product: DataTableColumn<LoadRow> = {
  key: 'product',
  header: 'Producto',
  minWidth: 220,
  isRowHeader: true,
  cell: (row) => (
    <span className={s.product}>
      <Thumbnail src={row.values['photo']} name={nameOf(row)} size="md" />
      <LoadProduct row={row} name={nameOf(row)} />
    </span>
  ),
};

const price = moneyColumn<LoadRow>(
  { key: 'price', header: 'Precio', width: 120, inCard: 'end' },
  ({ values }) => {
    const read = parseMxn(values['price'] ?? '');
    return read.ok ? read.value : null;
  },
);

const changing = [product, price];

const staying: DataTableColumn<LoadRow>[] = [
  product,
  {
    key: 'why',
    header: 'Qué le falta',
    minWidth: 220,
    cell: ({ message }) => <CellText>{message}</CellText>,
  },
  actionsColumn(
    { width: 104, inCard: 'end' },
    (row) =>
      typeof row.productId === 'string' && (
        <ButtonLink size="sm" href={paths.editProduct(row.productId)} aria-label={`Completar ${nameOf(row)}`}>
          Completar
        </ButtonLink>
      ),
  ),
];

type View = ActivationSearch['ver'];

const outcomes = { cambian: 'updated', iguales: 'unchanged', quedan: 'failed' } as const;

const labels: Readonly<Record<View, string>> = {
  cambian: 'Productos que cambian',
  iguales: 'Productos que ya estaban así',
  quedan: 'Productos que se quedan como están',
};

type Props = {
  readonly load: string;
  readonly view: View;
  /** The one cause whose rows are listed; '' means any. */
  readonly cause: string;
  readonly page: number;
  readonly onPage: (page: number) => void;
  readonly onAll: () => void;
};

/** The products that the act changes, those that need nothing, or those that it leaves as they are, each with why. */
export function OutcomeRows({ load, view, cause, page, onPage, onAll }: Props) {
  return (
    <LoadRowsTable
      key={view}
      load={load}
      query={{ outcome: outcomes[view], ...(view === 'quedan' && cause !== '' && { code: cause }) }}
      page={page}
      onPage={onPage}
      label={labels[view]}
      columns={view === 'quedan' ? staying : changing}
      rowName={(row) => `producto ${nameOf(row)}`}
      loading="Cargando productos"
      failed="No pudimos cargar los productos"
      empty={
        <EmptyState
          kind="no-match"
          title={cause === '' ? 'Ninguno' : 'Ninguno con este motivo'}
          action={cause !== '' && <Button onPress={onAll}>Ver todos los motivos</Button>}
        >
          Puede que la revisión sea de otros productos.
        </EmptyState>
      }
    />
  );
}
