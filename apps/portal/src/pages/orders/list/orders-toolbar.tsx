import { formatNumber, statusFamilyOfTab } from '@trastienda/domain';
import { AddFilter, FilterBar, FilterChip, FilterToggle } from '@trastienda/ui/FilterBar';
import { Select } from '@trastienda/ui/Select';
import { type ReactNode, Suspense, useState } from 'react';
import { useCountedOrders } from './use-counted-orders.ts';
import { pendingEvidenceTotal } from '../../../entities/store/operations.ts';
import { DaysFilter } from '../../../shared/list/days-filter.tsx';
import { PhoneFilters } from '../../../shared/list/phone-filters.tsx';
import { SearchBox } from '../../../shared/list/search-box.tsx';
import { useIsMobile } from '../../../shared/layout/index.ts';
import { lazyPage } from '../../../shared/routes/lazy-page.tsx';
import { useAppSelector } from '../../../shared/store/hooks.ts';
import { deadlineNames, filterCount, hasFilters, withoutFilters } from '../filters.ts';
import {
  deadlines,
  isOfWaiting,
  orderSorts,
  type OrdersSearch,
  sortOnShow,
} from '../../../shared/routes/orders-search.ts';
import { ChannelOptions, channelsLabel } from './channel-filter.tsx';
import type { ExtraFilterProps } from './extra-filters.tsx';
import * as s from './filters.css.ts';
import { sortOptions } from './sort.ts';

/** The choices of 'Agregar filtro'. */
const extraFilters = [
  { id: 'entrega', label: 'Tipo de entrega' },
  { id: 'estado', label: 'Estado del artículo' },
  { id: 'numero', label: 'Número de pedido' },
] as const;
const extraFilter = lazyPage<ExtraFilterProps>(() => import('./extra-filters.tsx'));

type Props = {
  readonly search: OrdersSearch;
  /** The listed orders change, so that the list starts at its first page. */
  readonly onChange: (change: Partial<OrdersSearch>, options?: { readonly replace?: boolean }) => void;
};

function OrderSearch({ search, onChange }: Props) {
  return (
    <SearchBox
      isOfPage
      placeholder="Pedido, guía o cliente"
      value={search.search}
      onLook={(words) => onChange({ search: words }, { replace: search.search !== '' })}
    />
  );
}

function Channels({ search, onChange }: Props) {
  const countOf = useCountedOrders(search);
  const family = statusFamilyOfTab(search.status);
  return (
    <FilterChip label="Canal" value={channelsLabel(search.canal)} onClear={() => onChange({ canal: [] })}>
      <ChannelOptions
        countOf={(code) => countOf({ family, channels: [code], deadline: search.limite })}
        value={search.canal}
        onChange={(canal) => onChange({ canal })}
      />
    </FilterChip>
  );
}

/** The orders that are late, due today or within 24 hours, where orders wait for their hand-over; each number is that of its list. */
function Deadlines({ search, onChange }: Props) {
  const countOf = useCountedOrders(search);
  const family = statusFamilyOfTab(search.status);
  if (!isOfWaiting(search.status) && search.limite === null) return null;
  return deadlines.map((deadline) => {
    const count = countOf({ family, channels: search.canal, deadline });
    return (
      <FilterToggle
        key={deadline}
        isSelected={search.limite === deadline}
        onChange={(is) => onChange({ limite: is ? deadline : null })}
      >
        {deadlineNames[deadline]}
        {count === undefined ? '' : ` ${formatNumber(count)}`}
      </FilterToggle>
    );
  });
}

/**
 * The number is hidden when it cannot be told; the filter stays (experience.md, section 13). It is that of the list: no other
 * filter is in force, and evidence is asked for what was delivered, so that where orders wait the filter is left out.
 */
function Evidence({ search, onChange }: Props) {
  const { value } = useAppSelector((state) => pendingEvidenceTotal.select(state));
  const isCounted = value !== null && !hasFilters({ ...search, evidencia: false });
  if (search.status !== 'todos' && search.status !== 'finalizados' && !search.evidencia) return null;
  return (
    <FilterToggle isSelected={search.evidencia} onChange={(evidencia) => onChange({ evidencia })}>
      Evidencia pendiente{isCounted ? ` ${formatNumber(value.total)}` : ''}
    </FilterToggle>
  );
}

/** Three pinned filters, and those that were added or that the address has (experience.md, section 4). */
function Filters(props: Props & { readonly hasAll?: boolean }) {
  const { search, onChange, hasAll = false } = props;
  const [added, setAdded] = useState<readonly string[]>([]);
  const isActive = {
    entrega: search.entrega !== null,
    estado: search.estado !== null,
    numero: search.numero !== '',
  };
  const shown = extraFilters.filter(({ id }) => hasAll || isActive[id] || added.includes(id));
  const others = extraFilters.filter((filter) => !shown.includes(filter));
  return (
    <>
      <DaysFilter days={search} onChange={onChange} />
      <Channels {...props} />
      <Deadlines {...props} />
      <Evidence {...props} />
      {shown.map(({ id }) => (
        <Suspense key={id} fallback={null}>
          <extraFilter.Component
            id={id}
            search={search}
            onChange={onChange}
            isNew={!isActive[id] && added.at(-1) === id}
          />
        </Suspense>
      ))}
      {others.length > 0 && <AddFilter items={others} onAdd={(id) => setAdded([...added, id])} />}
    </>
  );
}

function PhoneToolbar(props: Props) {
  const { search, onChange } = props;
  return (
    <div className={s.toolbar}>
      <PhoneFilters
        search={<OrderSearch {...props} />}
        count={filterCount(search)}
        onClear={() => onChange(withoutFilters(search))}
        seeLabel="Ver pedidos"
        end={
          <Select
            aria-label="Orden"
            variant="button"
            items={sortOptions}
            value={sortOnShow(search)}
            onChange={(id) => onChange({ orden: orderSorts.find((sort) => sort === id) ?? null })}
          />
        }
      >
        <Filters {...props} hasAll />
      </PhoneFilters>
    </div>
  );
}

/** Search and filters of the list; on a phone the filters are in a sheet from below. */
export function OrdersToolbar({ tools, ...props }: Props & { readonly tools?: ReactNode }) {
  const { search, onChange } = props;
  const isMobile = useIsMobile();
  if (isMobile) return <PhoneToolbar {...props} />;
  return (
    <FilterBar
      className={s.desktopToolbar}
      search={<OrderSearch {...props} />}
      end={tools}
      // A search alone is cleared where it is typed: a link to do so again came and went in a line of its own.
      onClearAll={filterCount(search) > 0 ? () => onChange(withoutFilters(search)) : undefined}
    >
      <Filters {...props} />
    </FilterBar>
  );
}
