import { channelName, formatNumber, ownStoreCodes, counted } from '@trastienda/domain';
import { Banner } from '@trastienda/ui/Banner';
import { Button, ButtonLink } from '@trastienda/ui/Button';
import { Card } from '@trastienda/ui/Card';
import { Checkbox } from '@trastienda/ui/Checkbox';
import { JobProgress } from '@trastienda/ui/JobProgress';
import { Link } from '@trastienda/ui/Link';
import { SegmentedControl } from '@trastienda/ui/SegmentedControl';
import { StickyFooter } from '@trastienda/ui/StickyFooter';
import { useState } from 'react';
import { doneOf, isUnderWay } from '../../entities/bulk-load/words.ts';
import { productsFilters, stateFilter } from '../../entities/product/filters.tsx';
import { productPage } from '../../entities/product/operations.ts';
import { productFilters } from '../../entities/product/product-query.ts';
import { productsText } from '../../entities/product/words.ts';
import { useOpenChannels } from '../../entities/store/use-open-channels.ts';
import { loadState } from '../../entities/bulk-load/operations.ts';
import { useLoad } from '../../features/bulk-loads/use-load.ts';
import { CallFailed, PageHeader } from '../../shared/layout/index.ts';
import { ListFilters } from '../../shared/list/list-filters.tsx';
import { failedWithNothing } from '../../shared/list/table-status.ts';
import { catalogueAddress } from '../../shared/routes/catalogue-search.ts';
import { paths } from '../../shared/routes/paths.ts';
import { type AddressState, useSearch } from '../../shared/routes/use-search.ts';
import { causeWords } from '../../shared/store/jobs/failures.ts';
import { useRead, useWrite } from '../../shared/store/hooks.ts';
import { activationBody, acts, channelsText } from './model.ts';
import { activationReview, activationStart } from './operations.ts';
import { Outcome } from './outcome.tsx';
import { type ActivationSearch, activationSearch } from '../../shared/routes/bulk-search.ts';
import { Started } from './started.tsx';
import * as s from './activation.css.ts';
import { ConfirmWrite } from '../../shared/form/confirm-write.tsx';

type Address = AddressState<ActivationSearch>;
type OwnCode = (typeof ownStoreCodes)[number];

const filters = [...productsFilters, stateFilter];

/** `/mis-productos/catalogo-de-productos/activacion-masiva`: all that match are activated or paused at once (S2.51, D44). */
export default function MassActivationPage() {
  const address = useSearch(activationSearch);
  return address.search.carga === '' ? <Choosing {...address} /> : <Started {...address} />;
}

/** The channels of the contract; all of them while none is chosen. */
function useChannels({ search }: Address): {
  readonly open: readonly OwnCode[];
  readonly chosen: readonly OwnCode[];
} {
  const open = useOpenChannels();
  const chosen = open.filter((code) => search.canal.includes(code));
  return { open, chosen: chosen.length === 0 ? open : chosen };
}

function Choosing(address: Address) {
  const { search } = address;
  const channels = useChannels(address);
  const found = useRead(productPage, { query: { page: 1, pageSize: 20, ...productFilters(search) } });
  const total = found.value?.total ?? null;
  // Other products or another place: what was reviewed is not what would happen.
  const change = (next: Partial<ActivationSearch>) =>
    address.go({ ...next, revision: '', causa: '', ver: 'cambian' }, { replace: true });
  const changing: Address = { ...address, go: change };
  const reviewed = useLoad(search.revision === '' ? null : search.revision);
  return (
    <>
      <PageHeader
        title="Activar o pausar"
        context="Todos los productos que elijas, de una vez; antes ves qué pasará"
        back={{ href: paths.products(), label: 'Catálogo de productos' }}
      />
      <div className={s.stack}>
        <Card title="Qué y dónde">
          <div className={s.fields}>
            <SegmentedControl
              className={s.choice}
              aria-label="Qué hacer"
              items={[
                { id: 'activar', label: 'Activar' },
                { id: 'pausar', label: 'Pausar' },
              ]}
              value={search.accion}
              onChange={(accion) => change({ accion: accion === 'pausar' ? 'pausar' : 'activar' })}
            />
            <div role="group" aria-label="Canales" className={s.channels}>
              {ownStoreCodes.map((code) => (
                <Checkbox
                  key={code}
                  isSelected={channels.chosen.includes(code)}
                  isDisabled={!channels.open.includes(code)}
                  {...(!channels.open.includes(code) && { description: 'No está en tu contrato' })}
                  onChange={(isOn) =>
                    change({
                      canal: channels.open.filter((one) =>
                        one === code ? isOn : channels.chosen.includes(one),
                      ),
                    })
                  }
                >
                  {channelName(code)}
                </Checkbox>
              ))}
            </div>
          </div>
        </Card>
        <Card title="Qué productos">
          <div className={s.fields}>
            <ListFilters {...changing} filters={filters} />
            {failedWithNothing(found) ? (
              <CallFailed
                error={found.error}
                call={productPage.call}
                title="No pudimos contar tus productos"
                isQuiet
                onRetry={found.ask}
              />
            ) : (
              <p className={s.count} role="status">
                <span className={s.strong}>{total === null ? 'Contando…' : countText(total)}</span>
                {total !== null && total > 0 && (
                  <Link href={catalogueAddress(search)}>Ver en el catálogo</Link>
                )}
              </p>
            )}
          </div>
        </Card>
        {failedWithNothing(reviewed) && (
          <Card>
            <CallFailed
              error={reviewed.error}
              call={loadState.call}
              title="No pudimos cargar la revisión"
              comfort="No se ha cambiado nada."
              onRetry={reviewed.ask}
            />
          </Card>
        )}
        {reviewed.value !== null &&
          (isUnderWay(reviewed.value) ? (
            <Card>
              <JobProgress
                title="Revisando productos"
                done={reviewed.value.processed}
                total={reviewed.value.total}
                note="Aún no se cambia nada."
              />
            </Card>
          ) : (
            <Outcome load={reviewed.value} {...address} />
          ))}
        <Next address={address} channels={channels.chosen} total={total} review={reviewed.value} />
      </div>
    </>
  );
}

/** 'Coinciden 1,248 productos' */
const countText = (total: number): string =>
  total === 0
    ? 'Ningún producto coincide'
    : `${total === 1 ? 'Coincide' : 'Coinciden'} ${productsText(total)}`;

type NextProps = {
  readonly address: Address;
  readonly channels: readonly OwnCode[];
  readonly total: number | null;
  readonly review: ReturnType<typeof useLoad>['value'];
};

/** The next step: what would happen, then that it happens. */
function Next({ address: { search, go }, channels, total, review }: NextProps) {
  const [isAsking, setAsking] = useState(false);
  const words = acts[search.accion];
  const reviewing = useWrite(activationReview, ({ id }) =>
    go({ revision: id, causa: '' }, { replace: true }),
  );
  const starting = useWrite(activationStart, ({ id }) => go({ carga: id, revision: '', causa: '' }));
  const where = channelsText(channels);
  const ready = review !== null && !isUnderWay(review) ? doneOf(review) : null;
  const isReviewing = reviewing.status === 'loading' || (review !== null && isUnderWay(review));
  const left = review === null ? 0 : review.failed;
  const what = `${words.does} ${productsText(ready ?? 0)}`;
  return (
    <>
      {reviewing.status === 'failed' && (
        <Banner tone="critical" title="No se pudo revisar.">
          {causeWords(reviewing.error, { call: activationReview.call })}
        </Banner>
      )}
      <StickyFooter
        summary={
          <span className={s.summary}>
            <span className={s.strong}>
              {ready === null ? `${words.does} en ${where}` : `${what} en ${where}`}
            </span>
            <span className={s.note}>
              {ready === null
                ? 'Primero ves qué pasará; no se cambia nada'
                : left > 0
                  ? `${formatNumber(left)} se quedan como están`
                  : 'Puedes deshacerlo durante 7 días'}
            </span>
          </span>
        }
      >
        {ready === null ? (
          <Button
            variant="primary"
            pending={isReviewing}
            pendingLabel="Revisando…"
            disabledReason={
              total === 0
                ? 'Ningún producto coincide'
                : channels.length === 0
                  ? 'Tu contrato no incluye estos canales'
                  : undefined
            }
            onPress={() =>
              reviewing.send(
                { body: activationBody(search, channels, true) },
                { idempotencyKey: crypto.randomUUID() },
              )
            }
          >
            {total === null ? 'Revisar productos' : `Revisar ${productsText(total)}`}
          </Button>
        ) : ready === 0 ? (
          <ButtonLink href={catalogueAddress(search)}>Ver en el catálogo</ButtonLink>
        ) : (
          <Button variant="primary" onPress={() => setAsking(true)}>
            {what}
          </Button>
        )}
      </StickyFooter>
      <ConfirmWrite
        isOpen={isAsking}
        title={`¿${what}?`}
        cancelLabel="Cancelar"
        confirmLabel={what}
        write={starting}
        call={activationStart.call}
        pendingLabel="Empezando…"
        onCancel={() => setAsking(false)}
        onConfirm={() =>
          // One for each review: pressed twice, in two tabs or after a reload, it happens once (law 2).
          starting.send(
            { body: activationBody(search, channels, false) },
            { idempotencyKey: `activacion-${search.revision}` },
          )
        }
      >
        {`En ${where}. ${left > 0 ? `${counted(left, 'que no cumple se queda', 'que no cumplen se quedan')} como está${left === 1 ? '' : 'n'}. ` : ''}Puedes deshacerlo durante 7 días.`}
      </ConfirmWrite>
    </>
  );
}
