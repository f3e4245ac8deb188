import { listAutomaticBillings } from '@trastienda/api-client/billing';
import { centavos, channelName, formatMxn, paymentMarketplaces, counted, listText } from '@trastienda/domain';
import { Banner } from '@trastienda/ui/Banner';
import { Button } from '@trastienda/ui/Button';
import { Card } from '@trastienda/ui/Card';
import { ChannelTile } from '@trastienda/ui/ChannelBadge';
import { ColumnCard } from '@trastienda/ui/DataTable';
import { EmptyState } from '@trastienda/ui/EmptyState';
import { FileDrop } from '@trastienda/ui/FileDrop';
import { UploadIcon } from '@trastienda/ui/icons';
import { JobProgress } from '@trastienda/ui/JobProgress';
import { ProgressSteps } from '@trastienda/ui/ProgressSteps';
import { SearchField } from '@trastienda/ui/SearchField';
import { SegmentedControl } from '@trastienda/ui/SegmentedControl';
import { Select } from '@trastienda/ui/Select';
import { StickyFooter } from '@trastienda/ui/StickyFooter';
import { VirtualDataTable } from '@trastienda/ui/VirtualDataTable';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { UnkeptWarning } from '../../shared/form/unkept-warning.tsx';
import { CallFailed, PageHeader, useClock, useIsMobile } from '../../shared/layout/index.ts';
import { paths } from '../../shared/routes/paths.ts';
import { useSearch } from '../../shared/routes/use-search.ts';
import { useAppDispatch, useAppSelector, useFeature } from '../../shared/store/hooks.ts';
import { BeforeFiles } from './before-files.tsx';
import { columnsOf } from './columns.tsx';
import { massFeature } from './feature.ts';
import * as s from './mass.css.ts';
import { type MassRow, massRows } from './model.ts';
import { invoices, Outcome } from './outcome.tsx';
import { useReplacement } from './replacement.tsx';
import { massSearch, type MassView, massViews } from './search.ts';
import {
  filesChosen,
  filesDropped,
  isSending,
  type MassState,
  massOpened,
  orderNamed,
  rowRemoved,
  selectMass,
  sendRequested,
  type Twin,
  twinsFound,
} from './slice.ts';

const MOST_FILES = 500;

const stateOfView: Readonly<Record<MassView, MassRow['state'] | null>> = {
  todas: null,
  listas: 'ready',
  'por-decidir': 'choose',
  'con-error': 'wrong',
  'ya-subidas': 'sent',
};
const viewWords: Readonly<Record<MassView, string>> = {
  todas: 'Todas',
  listas: 'Listas',
  'por-decidir': 'Por decidir',
  'con-error': 'Con error',
  'ya-subidas': 'Ya subidas',
};

const steps = [
  { key: 'files', label: 'Canal y archivos' },
  { key: 'review', label: 'Revisar' },
  { key: 'send', label: 'Subir' },
  { key: 'outcome', label: 'Resultado' },
] as const;

function stepOf({ files, sending }: MassState): (typeof steps)[number]['key'] {
  if (isSending(sending)) return 'send';
  if (files.length === 0) return 'files';
  return sending.phase === 'idle' ? 'review' : 'outcome';
}

/** Twins that are named; the others are counted. */
const MOST_TWINS = 5;

/** 'B.pdf es igual que A.pdf, y no se toma dos veces. Si es de otra factura, elige el suyo.' */
function twinWords(twins: readonly Twin[]): string {
  const named = twins.slice(0, MOST_TWINS).map(({ name, of }) => `${name} es igual que ${of}`);
  const more = twins.length - named.length;
  const all = listText([...named, ...(more > 0 ? [`${more} más`] : [])]);
  return `${all}. No se toman dos veces: si uno es de otra factura, elige el suyo.`;
}

/** `/subir-facturas/masivas`: everything is read and checked here before anything is sent (S2.61, D356). */
export default function MassInvoicesPage() {
  useFeature(massFeature);
  const dispatch = useAppDispatch();
  const clock = useClock();
  const isMobile = useIsMobile();
  const { search, go } = useSearch(massSearch);
  const { canal, ver } = search;
  const channel = paymentMarketplaces.find(({ query }) => query === canal)?.code ?? 'CS';
  // Hundreds of rows are drawn in slices: what is typed or pressed meanwhile comes first.
  const mass = useDeferredValue(useAppSelector(selectMass));
  const { files, reading, twins, loading, sending } = mass;
  const [isTooMany, setTooMany] = useState(false);
  const [words, setWords] = useState('');
  useEffect(() => void dispatch(massOpened(channel)), [dispatch, channel]);
  const rows = useMemo(() => massRows(mass, clock), [mass, clock]);
  const replace = useReplacement();
  const columns = useMemo(
    () =>
      columnsOf({
        onOrder: (row, order) => dispatch(orderNamed({ row, order })),
        onReplace: replace.ask,
        onRemove: (row) => dispatch(rowRemoved(row)),
      }),
    [dispatch, replace.ask],
  );
  const isBusy = isSending(sending);
  const counts = (view: MassView): number =>
    stateOfView[view] === null ? rows.length : rows.filter(({ state }) => state === stateOfView[view]).length;
  const wanted = words.trim().toLowerCase();
  const shown = rows.filter(
    ({ state, name, order }) =>
      (stateOfView[ver] === null || state === stateOfView[ver]) &&
      (wanted === '' ||
        name.toLowerCase().includes(wanted) ||
        (order ?? '').toLowerCase().startsWith(wanted)),
  );
  const ready = rows.filter(({ state }) => state === 'ready');
  const views = massViews.map((id) => ({ id, label: `${viewWords[id]} ${counts(id)}` }));
  const show = (id: string) =>
    go({ ver: massViews.find((view) => view === id) ?? 'todas' }, { replace: true });
  const add = (added: readonly File[]) => {
    setTooMany(files.length + added.length > MOST_FILES);
    if (files.length + added.length <= MOST_FILES) dispatch(filesChosen(added));
  };
  return (
    <>
      <UnkeptWarning leaving={ready.length > 0 && !isBusy} closing={ready.length > 0 || isBusy} />
      <PageHeader
        title="Subir varias facturas"
        context={
          files.length === 0
            ? 'Cada archivo encuentra su pedido; tú revisas antes de enviar'
            : `${channelName(channel)} · ${counted(files.length, 'archivo')} · ${invoices(rows.length)}`
        }
        back={{ href: paths.automaticInvoices(), label: 'Facturas automáticas' }}
        leading={<ChannelTile code={channel} size="lg" />}
        {...(files.length > 0 &&
          !isBusy && {
            actions: <Button onPress={() => dispatch(filesDropped())}>Elegir otros archivos</Button>,
          })}
      />
      <div className={s.stack}>
        <ProgressSteps
          variant={isMobile ? 'bar' : 'line'}
          aria-label="Pasos"
          steps={steps}
          current={stepOf(mass)}
        />
        {files.length === 0 && (
          <div className={s.tools}>
            <SegmentedControl
              aria-label="Canal"
              items={paymentMarketplaces.map(({ query, code }) => ({ id: query, label: channelName(code) }))}
              value={canal}
              onChange={(query) =>
                go({ canal: paymentMarketplaces.find((one) => one.query === query)?.query ?? canal })
              }
            />
          </div>
        )}
        {isTooMany && (
          <Banner
            tone="critical"
            title={`Sube ${MOST_FILES} como máximo.`}
            onDismiss={() => setTooMany(false)}
          >
            Elige una carpeta más chica y luego la otra.
          </Banner>
        )}
        {twins.length > 0 && (
          <Banner
            tone="warning"
            title={counted(twins.length, 'archivo está repetido.', 'archivos están repetidos.')}
            onDismiss={() => dispatch(twinsFound([]))}
          >
            {twinWords(twins)}
          </Banner>
        )}
        {loading === 'failed' && mass.error && (
          <Card>
            <CallFailed
              error={mass.error}
              call={listAutomaticBillings}
              title="No pudimos cargar tus pedidos por facturar"
              comfort="No se ha enviado nada."
              onRetry={() => dispatch(massOpened(channel))}
            />
          </Card>
        )}
        <Outcome sending={sending} rows={rows} />
        {!isBusy && (
          <FileDrop
            kind="invoice"
            multiple
            folders
            primary={files.length === 0}
            title={
              files.length === 0
                ? 'Arrastra la carpeta con tus XML y PDF, o elige los archivos'
                : 'Agrega o cambia archivos: uno con el mismo nombre toma el lugar del anterior'
            }
            onAdd={add}
          />
        )}
        {reading !== null && (
          <JobProgress title="Leyendo archivos" done={reading.done} total={reading.total} />
        )}
        {files.length === 0 && reading === null && (
          <BeforeFiles channel={mass.channel} orders={mass.orders} loading={loading} />
        )}
        {files.length > 0 && (
          <>
            {replace.field}
            <div className={s.tools}>
              {isMobile ? (
                <Select
                  className={s.search}
                  aria-label="Facturas por estado"
                  items={views}
                  value={ver}
                  onChange={show}
                />
              ) : (
                <SegmentedControl
                  aria-label="Facturas por estado"
                  items={views}
                  value={ver}
                  onChange={show}
                />
              )}
              <SearchField
                className={s.search}
                placeholder="Archivo o pedido"
                value={words}
                onChange={setWords}
              />
            </div>
            <VirtualDataTable
              label="Facturas elegidas"
              columns={columns}
              rows={shown}
              rowKey={({ id }) => id}
              rowName={({ name }) => name}
              status={loading === 'loading' && mass.orders.length === 0 ? 'loading' : 'ready'}
              hasSingleKeyShortcuts={false}
              renderCard={(row, card) => <ColumnCard columns={columns} row={row} {...card} />}
              placeholder={
                <EmptyState kind="no-match" title="Ninguna factura en esta vista">
                  Elige otra vista o borra la búsqueda.
                </EmptyState>
              }
            />
            <Footer rows={rows} ready={ready} isBusy={isBusy} />
          </>
        )}
      </div>
    </>
  );
}

type FooterProps = {
  readonly rows: readonly MassRow[];
  readonly ready: readonly MassRow[];
  readonly isBusy: boolean;
};

function Footer({ rows, ready, isBusy }: FooterProps) {
  const dispatch = useAppDispatch();
  const pending = rows.filter(({ state }) => state === 'wrong' || state === 'choose').length;
  const sum = centavos(ready.reduce((all, { total }) => all + (total ?? 0), 0));
  const listas = counted(ready.length, 'factura lista', 'facturas listas');
  return (
    <StickyFooter
      summary={
        <span role="status" className={s.summary}>
          <span className={s.strong}>
            {ready.length === 0 ? 'Ninguna factura lista' : `${listas} por ${formatMxn(sum)}`}
          </span>
          {pending > 0 && (
            <span className={s.note}>
              {pending === 1
                ? 'La que falta revisar se queda aquí y no detiene a las demás'
                : `Las ${pending} que falta revisar se quedan aquí y no detienen a las demás`}
            </span>
          )}
        </span>
      }
    >
      <Button
        variant="primary"
        icon={<UploadIcon size={16} />}
        pending={isBusy}
        pendingLabel="Subiendo…"
        disabledReason={ready.length === 0 ? 'Ninguna factura está lista' : undefined}
        onPress={() => dispatch(sendRequested(ready.map(({ id }) => id)))}
      >
        {ready.length === 0 ? 'Subir facturas' : `Subir ${invoices(ready.length)}`}
      </Button>
    </StickyFooter>
  );
}
