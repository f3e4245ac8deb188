import { Button, ButtonLink } from '@trastienda/ui/Button';
import { CellText, type DataTableColumn } from '@trastienda/ui/DataTable';
import { EmptyState } from '@trastienda/ui/EmptyState';
import { Link } from '@trastienda/ui/Link';
import { LoadRowsTable } from '../../entities/bulk-load/load-rows-table.tsx';
import type { LoadRow } from '../../entities/bulk-load/words.ts';
import { paths } from '../../shared/routes/paths.ts';

const columns: DataTableColumn<LoadRow>[] = [
  {
    key: 'product',
    header: 'Producto',
    minWidth: 220,
    isRowHeader: true,
    cell: ({ productId, sku, values }) => (
      <CellText secondary={sku ?? undefined}>
        {typeof productId === 'string' ? (
          <Link variant="cell" href={paths.editProduct(productId)}>
            {values['name'] ?? sku}
          </Link>
        ) : (
          (values['name'] ?? sku)
        )}
      </CellText>
    ),
  },
  {
    key: 'why',
    header: 'Qué le falta',
    minWidth: 220,
    cell: ({ message }) => <CellText>{message}</CellText>,
  },
  {
    key: 'act',
    header: 'Acciones',
    width: 104,
    align: 'end',
    inCard: 'end',
    cell: ({ productId, values, sku }) =>
      typeof productId === 'string' && (
        <ButtonLink
          size="sm"
          href={paths.editProduct(productId)}
          aria-label={`Completar ${values['name'] ?? sku ?? 'producto'}`}
        >
          Completar
        </ButtonLink>
      ),
  },
];

type Props = {
  readonly load: string;
  /** Of one cause only; '' means any. */
  readonly cause: string;
  readonly page: number;
  readonly onPage: (page: number) => void;
  readonly onAll: () => void;
};

/** The products that the act leaves as they are, each with why. */
export function LeftRows({ load, cause, page, onPage, onAll }: Props) {
  return (
    <LoadRowsTable
      load={load}
      query={{ outcome: 'failed', ...(cause !== '' && { code: cause }) }}
      page={page}
      onPage={onPage}
      label="Productos que se quedan como están"
      columns={columns}
      rowName={({ values, sku }) => `producto ${values['name'] ?? sku ?? ''}`}
      loading="Cargando productos"
      failed="No pudimos cargar los productos"
      empty={
        <EmptyState
          kind="no-match"
          title="Ninguno con este motivo"
          action={<Button onPress={onAll}>Ver todos los motivos</Button>}
        >
          Puede que la revisión sea de otros productos.
        </EmptyState>
      }
    />
  );
}
