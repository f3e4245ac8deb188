import { formatDateTime, formatNumber, counted } from '@trastienda/domain';
import { doubtfulPrice } from '@trastienda/domain/bulk';
import { Banner } from '@trastienda/ui/Banner';
import { Button, ButtonLink } from '@trastienda/ui/Button';
import { Card } from '@trastienda/ui/Card';
import { Checkbox } from '@trastienda/ui/Checkbox';
import { EmptyState } from '@trastienda/ui/EmptyState';
import { DownloadIcon } from '@trastienda/ui/icons';
import { JobProgress } from '@trastienda/ui/JobProgress';
import { type Metric, MetricStrip } from '@trastienda/ui/MetricStrip';
import { StickyFooter } from '@trastienda/ui/StickyFooter';
import { loadCreation, loadRows, loadState } from '../../entities/bulk-load/operations.ts';
import { isOfTable, isUnderWay, loadTitle, rowsText } from '../../entities/bulk-load/words.ts';
import { StopLoad } from '../../features/bulk-loads/stop-load.tsx';
import { UndoLoad } from '../../features/bulk-loads/undo-load.tsx';
import { useLoad } from '../../features/bulk-loads/use-load.ts';
import { CallFailed, PageHeader, useClock } from '../../shared/layout/index.ts';
import { CardBodySkeleton } from '../../shared/layout/body-skeletons.tsx';
import { failedWithNothing } from '../../shared/list/table-status.ts';
import type { AddressState } from '../../shared/routes/use-search.ts';
import { causeWords } from '../../shared/store/jobs/failures.ts';
import { useAppDispatch, useAppSelector, useRead } from '../../shared/store/hooks.ts';
import { ChangesTable } from './changes-table.tsx';
import { ColumnsCard } from './columns-card.tsx';
import { ErrorRows } from './error-rows.tsx';
import { errorsRequested, saveRequested } from '../../features/bulk-loads/file-feature.ts';
import { loadAddress, type LoadSearch, type RowView } from './search.ts';
import { paths } from '../../shared/routes/paths.ts';
import { Link } from '@trastienda/ui/Link';
import { useState } from 'react';
import { selectMissing } from '../../features/bulk-loads/slice.ts';
import { useFailedRows } from './use-failed-rows.ts';
import * as s from './load.css.ts';

type Address = AddressState<LoadSearch>;
type Load = NonNullable<ReturnType<typeof useLoad>['value']>;

const back = { href: loadAddress({}), label: 'Carga masiva' };

const outcomeOf = {
  error: 'failed',
  creados: 'created',
  actualizados: 'updated',
  iguales: 'unchanged',
  precios: doubtfulPrice,
} as const satisfies Readonly<Record<RowView, string>>;

/** The rows that need somebody first, then those that change something. */
function viewOf({ ver }: LoadSearch, { failed, updated, created }: Load): RowView {
  if (ver !== 'primero') return ver;
  if (failed > 0) return 'error';
  if (updated > 0) return 'actualizados';
  return created > 0 ? 'creados' : 'iguales';
}

/** A load or its review, by its address: the same after a reload, in another tab and on another device. */
export function LoadPage(address: Address) {
  const { carga } = address.search;
  const known = useLoad(carga);
  const load = known.value;
  if (load !== null) return <Known key={load.id} {...address} load={load} />;
  if (!failedWithNothing(known)) {
    return (
      <>
        <PageHeader title="Carga masiva" context="Cargando…" back={back} />
        <Card busy>
          <CardBodySkeleton height={158} lines={5} />
        </Card>
      </>
    );
  }
  return (
    <>
      <PageHeader title="Carga masiva" back={back} />
      <Card>
        {known.error.status === 404 ? (
          <EmptyState
            kind="no-match"
            title="No encontramos esta carga"
            action={<ButtonLink href={loadAddress({})}>Ver las cargas</ButtonLink>}
          >
            Puede ser de otra tienda, o una revisión de hace más de un día.
          </EmptyState>
        ) : (
          <CallFailed
            error={known.error}
            call={loadState.call}
            title="No pudimos cargar cómo va"
            comfort="Si ya empezó, sigue por su cuenta."
            onRetry={known.ask}
          />
        )}
      </Card>
    </>
  );
}

type KnownProps = Address & { readonly load: Load };

function Known(props: KnownProps) {
  const { load } = props;
  const clock = useClock();
  const dispatch = useAppDispatch();
  const canExport = !load.dryRun && load.failed > 0 && !isUnderWay(load);
  return (
    <>
      <PageHeader
        title={load.dryRun ? 'Revisa antes de guardar' : 'Carga masiva'}
        context={[loadTitle(load), rowsText(load.total), load.by, formatDateTime(load.createdAt, clock)]
          .filter(Boolean)
          .join(' · ')}
        back={back}
        actions={
          <>
            {!load.dryRun && !isUnderWay(load) && (
              <UndoLoad load={load} label="Deshacer carga" title={`¿Deshacer «${loadTitle(load)}»?`}>
                Cada producto vuelve a como estaba antes de esta carga, y los productos creados se eliminan.
              </UndoLoad>
            )}
            {canExport && (
              <Button icon={<DownloadIcon size={16} />} onPress={() => dispatch(errorsRequested(load))}>
                Descargar filas con error
              </Button>
            )}
          </>
        }
      />
      <div className={s.stack}>
        {isUnderWay(load) ? (
          <AtWork load={load} />
        ) : load.dryRun ? (
          <Review {...props} />
        ) : (
          <Ended {...props} />
        )}
      </div>
    </>
  );
}

function AtWork({ load }: { readonly load: Load }) {
  return (
    <Card>
      <JobProgress
        title={load.dryRun ? 'Revisando el archivo' : 'Guardando filas'}
        done={load.processed}
        total={load.total}
        state={load.status === 'pendiente' ? 'queued' : 'running'}
        note={
          load.dryRun
            ? 'Aún no se guarda nada.'
            : 'Puedes salir de aquí: la carga sigue, y la encuentras en la lista.'
        }
      />
      {!load.dryRun && <StopLoad load={load} />}
    </Card>
  );
}

const path = (address: Address, ver: RowView): string => loadAddress({ carga: address.search.carga, ver });

/** The four figures; each leads to its rows. */
function Strip(props: KnownProps & { readonly mended?: number; readonly view: RowView }) {
  const { load, mended = 0, view } = props;
  const words = load.dryRun
    ? ['Se crean', 'Se actualizan', 'Sin cambios', 'Con error']
    : ['Creados', 'Actualizados', 'Sin cambios', 'Con error'];
  const counts = [load.created, load.updated, load.unchanged, Math.max(0, load.failed - mended)];
  const views = ['creados', 'actualizados', 'iguales', 'error'] as const;
  const items: Metric[] = views.map((key, at) => ({
    key,
    label: words[at] ?? '',
    value: counts[at] ?? 0,
    href: path(props, key),
    isCurrent: key === view,
    ...(key === 'error' && mended > 0 && { note: `${formatNumber(mended)} ya corregidas` }),
  }));
  return <MetricStrip items={items} aria-label="Filas del archivo" />;
}

/** Rows with a price that somebody has to look at twice. */
function useDoubtful(load: string): number {
  const read = useRead(loadRows, {
    params: { id: load },
    query: { code: doubtfulPrice, page: 1, pageSize: 1 },
  });
  return read.value?.pagination?.total_registros ?? 0;
}

/** The effect of a load, shown before anything is written; then its progress. */
function Review(props: KnownProps) {
  const { load, search, go } = props;
  const dispatch = useAppDispatch();
  const saving = useAppSelector((state) => loadCreation.select(state));
  const isMissing = useAppSelector((state) => selectMissing(state) === load.id);
  const view = viewOf(search, load);
  const good = load.created + load.updated;
  // Nothing is saved without one good row: the rows come to the grid where they are corrected.
  const isAllFaulty = good === 0 && load.failed > 0;
  const doubtful = useDoubtful(load.id);
  const [wasSeen, setSeen] = useState(false);
  const mustSee = doubtful > 0 && !wasSeen;
  return (
    <>
      {load.status === 'fallido' && load.total === 0 && (
        <Banner tone="critical" title="No hay filas en el archivo." />
      )}
      {isMissing && (
        <Banner
          tone="warning"
          title="Elige el archivo otra vez."
          action={
            <ButtonLink size="sm" href={loadAddress({})}>
              Elegir archivo
            </ButtonLink>
          }
        >
          Lo revisaste en otro navegador, o ya se guardó.
        </Banner>
      )}
      {saving.status === 'failed' && (
        <Banner tone="critical" title="No se guardó.">
          {causeWords(saving.error, { call: loadCreation.call })}
        </Banner>
      )}
      {doubtful > 0 && (
        <Banner
          tone="warning"
          title={
            doubtful === 1
              ? '1 precio cambia mucho o queda bajo tu costo.'
              : `${formatNumber(doubtful)} precios cambian mucho o quedan bajo tu costo.`
          }
          action={
            <Checkbox isSelected={wasSeen} onChange={setSeen}>
              {doubtful === 1 ? 'Lo revisé, es correcto' : 'Los revisé, son correctos'}
            </Checkbox>
          }
        >
          <Link href={path(props, 'precios')}>{doubtful === 1 ? 'Verlo' : 'Verlos'}</Link>
        </Banner>
      )}
      {!isOfTable(load) && <ColumnsCard load={load} />}
      <Strip {...props} view={view} />
      <ChangesTable
        load={load.id}
        outcome={outcomeOf[view]}
        page={search.pagina}
        onPage={(pagina) => go({ pagina })}
      />
      <StickyFooter
        summary={
          <span className={s.summary}>
            <span className={s.strong}>Aún no se ha guardado nada</span>
            <span className={s.caption}>
              {isAllFaulty
                ? 'Corrige sus filas aquí mismo y guárdalas'
                : load.failed > 0
                  ? `${counted(load.failed, 'fila con error la corriges', 'filas con error las corriges')} después, aquí mismo`
                  : 'Puedes deshacerlo durante 7 días'}
            </span>
          </span>
        }
      >
        {isOfTable(load) ? (
          <ButtonLink href={paths.massEdit()}>Volver a la tabla</ButtonLink>
        ) : (
          <ButtonLink href={loadAddress({})}>Otro archivo</ButtonLink>
        )}
        <Button
          variant="primary"
          pending={saving.status === 'loading'}
          pendingLabel={isAllFaulty ? 'Abriendo…' : 'Guardando…'}
          disabledReason={
            good === 0 && !isAllFaulty
              ? 'Ninguna fila cambia algo'
              : mustSee
                ? 'Revisa los precios marcados'
                : undefined
          }
          onPress={() => dispatch(saveRequested(load))}
        >
          {isAllFaulty
            ? `Corregir ${rowsText(load.failed)}`
            : good === 0
              ? 'Guardar filas'
              : `Guardar ${rowsText(good)}`}
        </Button>
      </StickyFooter>
    </>
  );
}

/** The outcome of a load, and the rows that wait for a correction. */
function Ended(props: KnownProps) {
  const { load, search, go } = props;
  const view = viewOf(search, load);
  const failed = useFailedRows(load, view === 'error' ? search.pagina : 1, {
    cause: search.causa,
    column: search.columna,
  });
  const { mendedRows } = failed;
  const more = (outcome: string): number => mendedRows.filter((row) => row.outcome === outcome).length;
  const total: Load = {
    ...load,
    created: load.created + more('created'),
    updated: load.updated + more('updated'),
    unchanged: load.unchanged + more('unchanged'),
  };
  return (
    <>
      {load.status === 'deshecho' && (
        <Banner tone="info" title="Esta carga se deshizo.">
          {load.kept !== undefined && load.kept > 0
            ? `${rowsText(load.kept)} se quedaron como están, porque cambiaron después.`
            : 'Los productos volvieron a como estaban.'}
        </Banner>
      )}
      <Strip {...props} load={total} mended={failed.mendedCount} view={view} />
      {view === 'error' && load.status !== 'deshecho' ? (
        <ErrorRows {...props} failed={failed} />
      ) : (
        <ChangesTable
          load={load.id}
          outcome={outcomeOf[view]}
          page={search.pagina}
          onPage={(pagina) => go({ pagina })}
        />
      )}
    </>
  );
}
