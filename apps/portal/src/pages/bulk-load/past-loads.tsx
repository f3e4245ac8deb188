import { formatDateTime, formatNumber, type ReadingTime } from '@trastienda/domain';
import { CellText, type DataTableColumn } from '@trastienda/ui/DataTable';
import { Link } from '@trastienda/ui/Link';
import { loadList } from '../../entities/bulk-load/operations.ts';
import { type BulkLoad, isUnderWay, loadTitle, rowsText } from '../../entities/bulk-load/words.ts';
import { bulkLoadsFeature } from '../../features/bulk-loads/feature.ts';
import { UndoLoad } from '../../features/bulk-loads/undo-load.tsx';
import { useClock } from '../../shared/layout/index.ts';
import { actionsColumn } from '../../shared/list/columns.tsx';
import { ListTable } from '../../shared/list/list-page.tsx';
import { useList } from '../../shared/list/use-list.ts';
import { paths } from '../../shared/routes/paths.ts';
import type { AddressState } from '../../shared/routes/use-search.ts';
import { useFeature } from '../../shared/store/hooks.ts';
import { loadAddress, type LoadSearch, loadSearch } from './search.ts';
import * as s from './load.css.ts';

const inputOf = ({ pagina, tamano }: LoadSearch) => ({ query: { page: pagina, pageSize: tamano } });

const stateWords: Readonly<Record<BulkLoad['status'], string>> = {
  pendiente: 'En espera',
  procesando: 'En curso',
  terminado: 'Terminada',
  terminado_con_errores: 'Con errores',
  fallido: 'Ninguna fila se guardó',
  deshecho: 'Deshecha',
};

/** '214 creados · 172 cambiados · 14 con error' */
function countsOf(load: BulkLoad): string {
  const { type, created, updated, unchanged, failed } = load;
  const parts: [number, string][] = [
    [created, 'creados'],
    [updated, type === 'activacion' ? 'hechos' : 'cambiados'],
    [unchanged, 'sin cambios'],
    [failed, 'con error'],
  ];
  return parts
    .filter(([count]) => count > 0)
    .map(([count, word]) => `${formatNumber(count)} ${word}`)
    .join(' · ');
}

const hrefOf = ({ id, type }: BulkLoad): string =>
  type === 'activacion' ? paths.massActivation(id) : loadAddress({ carga: id });

const columnsOf = (clock: ReadingTime): DataTableColumn<BulkLoad>[] => [
  {
    key: 'load',
    header: 'Carga',
    minWidth: 200,
    isRowHeader: true,
    cell: (load) => (
      <CellText secondary={rowsText(load.total)}>
        <Link variant="cell" href={hrefOf(load)}>
          {loadTitle(load)}
        </Link>
      </CellText>
    ),
  },
  {
    key: 'state',
    header: 'Estado',
    minWidth: 200,
    cell: (load) => <CellText secondary={countsOf(load)}>{stateWords[load.status]}</CellText>,
  },
  {
    key: 'who',
    header: 'Quién y cuándo',
    width: 180,
    priority: 3,
    cell: ({ by, createdAt }) => (
      <CellText secondary={by}>
        <span className={s.figures}>{formatDateTime(createdAt, clock)}</span>
      </CellText>
    ),
  },
  actionsColumn(
    { width: 148, inCard: 'end' },
    (load) =>
      !isUnderWay(load) && (
        <UndoLoad load={load} size="sm" label="Deshacer" title={`¿Deshacer «${loadTitle(load)}»?`}>
          Cada producto vuelve a como estaba antes de esta carga, y los productos creados se eliminan.
        </UndoLoad>
      ),
  ),
];

/** The loads so far, the newest first, and for how long each can be taken back. */
export function PastLoads(address: AddressState<LoadSearch>) {
  useFeature(bulkLoadsFeature);
  const list = { ...useList(loadList, loadSearch, inputOf), ...address };
  const clock = useClock();
  return (
    <section className={s.rows} aria-labelledby="past-loads">
      <h2 id="past-loads" className={s.title}>
        Cargas anteriores
      </h2>
      <ListTable
        list={list}
        label="Cargas anteriores"
        noun={['carga', 'cargas']}
        columns={columnsOf(clock)}
        rowKey={({ id }) => id}
        rowName={loadTitle}
        skeleton={{ facts: [2, 2], hasEnd: true }}
        empty={{
          title: 'Aún no has subido archivos',
          text: 'Aquí verás cada carga, qué cambió y cómo deshacerla.',
        }}
        comfort="Tus productos están a salvo."
      />
    </section>
  );
}
