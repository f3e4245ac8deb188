import { formatDateTime, formatNumber } from '@trastienda/domain';
import { Banner } from '@trastienda/ui/Banner';
import { ButtonLink } from '@trastienda/ui/Button';
import { Card } from '@trastienda/ui/Card';
import { EmptyState } from '@trastienda/ui/EmptyState';
import { JobProgress } from '@trastienda/ui/JobProgress';
import { loadState } from '../../entities/bulk-load/operations.ts';
import { doneOf, isUnderWay } from '../../entities/bulk-load/words.ts';
import { productsText } from '../../entities/product/words.ts';
import { jobCancelled } from '../../shared/store/jobs/jobs-slice.ts';
import { UndoLoad } from '../../features/bulk-loads/undo-load.tsx';
import { useLoad } from '../../features/bulk-loads/use-load.ts';
import { CallFailed, PageHeader, useClock } from '../../shared/layout/index.ts';
import { CardBodySkeleton } from '../../shared/layout/body-skeletons.tsx';
import { failedWithNothing } from '../../shared/list/table-status.ts';
import { paths } from '../../shared/routes/paths.ts';
import type { AddressState } from '../../shared/routes/use-search.ts';
import { useAppDispatch } from '../../shared/store/hooks.ts';
import { actOf, acts, channelsText } from './model.ts';
import { Outcome } from './outcome.tsx';
import type { ActivationSearch } from '../../shared/routes/bulk-search.ts';
import * as s from './activation.css.ts';

/** The progress and the end of a started load; the same after a reload and on another device. */
export function Started(address: AddressState<ActivationSearch>) {
  const clock = useClock();
  const dispatch = useAppDispatch();
  const { carga } = address.search;
  const known = useLoad(carga);
  const load = known.value;
  const back = { href: paths.products(), label: 'Catálogo de productos' };
  if (failedWithNothing(known)) {
    return (
      <>
        <PageHeader title="Activar o pausar" back={back} />
        <Card>
          {known.error.status === 404 ? (
            <EmptyState
              kind="no-match"
              title="No encontramos este cambio"
              action={<ButtonLink href={paths.massActivation()}>Activar o pausar productos</ButtonLink>}
            >
              Puede ser de otra tienda, o ya pasó demasiado tiempo.
            </EmptyState>
          ) : (
            <CallFailed
              error={known.error}
              call={loadState.call}
              title="No pudimos cargar cómo va"
              comfort="Sigue por su cuenta."
              onRetry={known.ask}
            />
          )}
        </Card>
      </>
    );
  }
  if (load === null) {
    return (
      <>
        <PageHeader title="Activar o pausar" context="Cargando…" back={back} />
        <Card busy>
          <CardBodySkeleton height={158} lines={5} />
        </Card>
      </>
    );
  }
  const words = acts[actOf(load.action)];
  const done = doneOf(load);
  const where = load.salesChannels && load.salesChannels.length > 0 ? channelsText(load.salesChannels) : null;
  return (
    <>
      <PageHeader
        title={words.title}
        context={[where, load.by, formatDateTime(load.createdAt, clock)].filter(Boolean).join(' · ')}
        back={back}
        actions={
          !isUnderWay(load) && (
            <UndoLoad load={load} label={words.undo} title={`¿${words.undo} de ${productsText(done)}?`}>
              Cada producto vuelve a como estaba.
            </UndoLoad>
          )
        }
      />
      <div className={s.stack}>
        {load.status === 'deshecho' && (
          <Banner tone="info" title="Se deshizo.">
            {load.kept !== undefined && load.kept > 0
              ? `${formatNumber(load.kept)} se quedaron como están, porque cambiaron después.`
              : 'Todos los productos volvieron a como estaban.'}
          </Banner>
        )}
        {isUnderWay(load) ? (
          <Card>
            <JobProgress
              title={words.working}
              done={load.processed}
              total={load.total}
              state={load.status === 'pendiente' ? 'queued' : 'running'}
              note="Puedes salir de aquí: sigue por su cuenta."
              labels={{ cancel: 'Detener' }}
              onCancel={() => dispatch(jobCancelled(load.id))}
            />
          </Card>
        ) : (
          <Outcome load={load} {...address} />
        )}
      </div>
    </>
  );
}
