import { Button, ButtonLink } from '@trastienda/ui/Button';
import { CellText, ColumnCard, DataTable, type DataTableColumn } from '@trastienda/ui/DataTable';
import { EmptyState } from '@trastienda/ui/EmptyState';
import { Link } from '@trastienda/ui/Link';
import { Pagination } from '@trastienda/ui/Pagination';
import { loadRows } from '../../entities/bulk-load/operations.ts';
import type { LoadRow } from '../../entities/bulk-load/words.ts';
import { CallFailed } from '../../shared/layout/index.ts';
import { failedWithNothing, tableStatusOf } from '../../shared/list/table-status.ts';
import { paths } from '../../shared/routes/paths.ts';
import { useRead } from '../../shared/store/hooks.ts';

const PAGE_SIZE = 50;

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
  const read = useRead(loadRows, {
    params: { id: load },
    query: { page, pageSize: PAGE_SIZE, outcome: 'failed', ...(cause !== '' && { code: cause }) },
  });
  const rows = read.value?.log ?? [];
  const total = read.value?.pagination?.total_registros ?? rows.length;
  return (
    <DataTable
      label="Productos que se quedan como están"
      columns={columns}
      rows={rows}
      rowKey={({ row }) => String(row)}
      rowName={({ values, sku }) => `producto ${values['name'] ?? sku ?? ''}`}
      status={tableStatusOf(read)}
      labels={{ loading: 'Cargando productos' }}
      renderCard={(row, card) => <ColumnCard columns={columns} row={row} {...card} />}
      placeholder={
        failedWithNothing(read) ? (
          <CallFailed
            error={read.error}
            call={loadRows.call}
            title="No pudimos cargar los productos"
            onRetry={read.ask}
          />
        ) : (
          <EmptyState
            kind="no-match"
            title="Ninguno con este motivo"
            action={<Button onPress={onAll}>Ver todos los motivos</Button>}
          >
            Puede que la revisión sea de otros productos.
          </EmptyState>
        )
      }
      footer={
        total > PAGE_SIZE ? (
          <Pagination total={total} page={page} pageSize={PAGE_SIZE} onPageChange={onPage} />
        ) : undefined
      }
    />
  );
}
