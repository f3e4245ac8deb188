import { listChannelCases } from '@trastienda/api-client/integrations';
import { caseTitle } from '@trastienda/domain/channel-cases';
import { Button } from '@trastienda/ui/Button';
import { Card } from '@trastienda/ui/Card';
import { EmptyState } from '@trastienda/ui/EmptyState';
import { integrationChannelList } from '../../../entities/channel/operations.ts';
import { CardBodySkeleton } from '../../../shared/layout/body-skeletons.tsx';
import { CallFailed, PageHeader } from '../../../shared/layout/index.ts';
import { ChoiceFilter } from '../../../shared/list/choice-filter.tsx';
import { StaleList } from '../../../shared/list/stale-list.tsx';
import { failedWithNothing } from '../../../shared/list/table-status.ts';
import { useSearch } from '../../../shared/routes/use-search.ts';
import { useRead } from '../../../shared/store/hooks.ts';
import { ChannelTabs } from '../channel-tabs.tsx';
import { channelsSearch } from '../search.ts';
import { CaseSection } from './case-section.tsx';
import * as s from './cases.css.ts';
import { byCause, casesInput } from './model.ts';
import { channelCaseList } from './operations.ts';

/** `?vista=casos`: the orders of linked shops that she decides about, before a client finds out. */
export function CasesPage() {
  const { search, go } = useSearch(channelsSearch);
  const read = useRead(channelCaseList, casesInput(search));
  const links = useRead(integrationChannelList, {}, { freshFor: 60_000 });
  const shops = (links.value?.data ?? []).flatMap(({ channels }) =>
    channels.filter(({ connection }) => connection !== null),
  );
  const { value } = read;
  const counts = value?.counts ?? null;
  const isFiltered = search.causa !== null || search.tienda !== '';
  const isLater = search.despues !== '';
  const causes = (counts ?? []).map(({ cause }) => ({ id: cause, label: caseTitle(cause) }));
  const groups = byCause(value?.data ?? []);
  return (
    <>
      <PageHeader
        title="Canales de venta"
        context="Pedidos de tus tiendas en los que tú decides: nada cambia hasta entonces"
      />
      <ChannelTabs view="casos">
        <div className={s.list}>
          {(isFiltered || causes.length > 1 || (causes.length > 0 && shops.length > 1)) && (
            <div className={s.filters}>
              {(causes.length > 1 || search.causa !== null) && (
                <ChoiceFilter
                  label="Motivo"
                  items={
                    search.causa === null || causes.some(({ id }) => id === search.causa)
                      ? causes
                      : [...causes, { id: search.causa, label: caseTitle(search.causa) }]
                  }
                  value={search.causa}
                  onChange={(causa) => go({ causa, despues: '' })}
                />
              )}
              {(shops.length > 1 || search.tienda !== '') && (
                <ChoiceFilter
                  label="Tienda"
                  items={shops.map(({ shop_id: id, name }) => ({ id, label: name }))}
                  value={search.tienda === '' ? null : search.tienda}
                  onChange={(tienda) => go({ tienda: tienda ?? '', despues: '' })}
                />
              )}
            </div>
          )}
          {read.status === 'failed' && value !== null && <StaleList onRetry={read.ask} />}
          {failedWithNothing(read) ? (
            <CallFailed
              error={read.error}
              call={listChannelCases}
              title="No pudimos cargar tus casos"
              comfort="Tus pedidos están a salvo."
              onRetry={read.ask}
            />
          ) : value === null ? (
            <Card aria-busy>
              <CardBodySkeleton height={240} lines={6} />
            </Card>
          ) : groups.length === 0 ? (
            <Empty
              isFiltered={isFiltered}
              isLater={isLater}
              onAll={() => go({ causa: null, tienda: '', despues: '' })}
            />
          ) : (
            groups.map((group) => (
              <CaseSection
                key={group.cause}
                group={group}
                total={
                  search.tienda === ''
                    ? (counts?.find(({ cause }) => cause === group.cause)?.count ?? null)
                    : null
                }
              />
            ))
          )}
          {(isLater || value?.next) && (
            <div className={s.pager}>
              {isLater && <Button onPress={() => go({ despues: '' })}>Volver al principio</Button>}
              {value?.next && (
                <Button onPress={() => go({ despues: value.next ?? '' })}>Ver los siguientes</Button>
              )}
            </div>
          )}
        </div>
      </ChannelTabs>
    </>
  );
}

type EmptyProps = { readonly isFiltered: boolean; readonly isLater: boolean; readonly onAll: () => void };

function Empty({ isFiltered, isLater, onAll }: EmptyProps) {
  if (isFiltered || isLater)
    return (
      <EmptyState
        kind="no-match"
        title={isFiltered ? 'Ningún caso coincide' : 'Ya no hay más casos aquí'}
        action={<Button onPress={onAll}>Ver todos</Button>}
      >
        Puede que ya se hayan resuelto.
      </EmptyState>
    );
  return (
    <EmptyState kind="clear" title="Ningún pedido espera tu decisión">
      Cuando tu tienda y Trastienda no coincidan en un pedido, lo verás aquí.
    </EmptyState>
  );
}
