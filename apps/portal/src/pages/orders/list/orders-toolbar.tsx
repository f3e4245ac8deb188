import { type ChannelCode, countOrders, formatNumber, statusFamilyOfTab } from '@trastienda/domain';
import { Button } from '@trastienda/ui/Button';
import { Drawer } from '@trastienda/ui/Drawer';
import { AddFilter, FilterBar, FilterChip, FilterToggle } from '@trastienda/ui/FilterBar';
import { SlidersIcon } from '@trastienda/ui/icons';
import { SearchField } from '@trastienda/ui/SearchField';
import { Select } from '@trastienda/ui/Select';
import { type ReactNode, useState } from 'react';
import { orderStatistics, pendingEvidenceTotal } from '../../../entities/store/operations.ts';
import { DaysFilter } from '../../../shared/list/days-filter.tsx';
import { useIsMobile } from '../../../shared/layout/index.ts';
import { useAppSelector } from '../../../shared/store/hooks.ts';
import { filterCount, hasFilters, withoutFilters } from '../filters.ts';
import { orderSorts, type OrdersSearch } from '../../../shared/routes/orders-search.ts';
import { ChannelOptions, channelsLabel } from './channel-filter.tsx';
import { extraFilters } from './extra-filters.tsx';
import * as s from './filters.css.ts';
import { sortOptions } from './sort.ts';

type Props = {
  readonly search: OrdersSearch;
  /** What is listed changes; the list starts at its first page. */
  readonly onChange: (change: Partial<OrdersSearch>) => void;
};

function OrderSearch({ search, onChange }: Props) {
  return (
    <SearchField
      // Another text in the address (a cleared filter, a link) starts the field anew.
      key={search.search}
      data-page-search
      size="sm"
      placeholder="Pedido, guía o cliente"
      defaultValue={search.search}
      onSubmit={(text) => onChange({ search: text.trim() })}
      onClear={() => onChange({ search: '' })}
    />
  );
}

/** Orders of each channel in this tab, while nothing else filters them: the statistics know no other filter. */
function useChannelCounts(search: OrdersSearch) {
  const { value } = useAppSelector((state) => orderStatistics.select(state));
  if (value === null || hasFilters({ ...search, canal: [] })) return undefined;
  const family = statusFamilyOfTab(search.status);
  return (code: ChannelCode) => countOrders(value, family, [code]);
}

function Channels({ search, onChange }: Props) {
  const countOf = useChannelCounts(search);
  return (
    <FilterChip label="Canal" value={channelsLabel(search.canal)} onClear={() => onChange({ canal: [] })}>
      <ChannelOptions countOf={countOf} value={search.canal} onChange={(canal) => onChange({ canal })} />
    </FilterChip>
  );
}

/** The number is hidden when it cannot be told; the filter stays (experience.md, section 13). */
function Evidence({ search, onChange }: Props) {
  const { value } = useAppSelector((state) => pendingEvidenceTotal.select(state));
  return (
    <FilterToggle isSelected={search.evidencia} onChange={(evidencia) => onChange({ evidencia })}>
      Evidencia pendiente{value ? ` ${formatNumber(value.total)}` : ''}
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
      <Evidence {...props} />
      {shown.map(({ id, Filter }) => (
        <Filter key={id} {...props} isNew={!isActive[id] && added.at(-1) === id} />
      ))}
      {others.length > 0 && <AddFilter items={others} onAdd={(id) => setAdded([...added, id])} />}
    </>
  );
}

function PhoneToolbar(props: Props) {
  const { search, onChange } = props;
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={s.toolbar}>
      <OrderSearch {...props} />
      <div className={s.phoneRow}>
        <Button icon={<SlidersIcon size={16} />} onPress={() => setOpen(true)}>
          {['Filtros', filterCount(search) || null].filter(Boolean).join(' · ')}
        </Button>
        <span className={s.grow} />
        <Select
          aria-label="Orden"
          variant="button"
          items={sortOptions}
          value={search.orden}
          onChange={(id) => onChange({ orden: orderSorts.find((sort) => sort === id) ?? 'recientes' })}
        />
      </div>
      <Drawer
        side="bottom"
        title="Filtros"
        isOpen={isOpen}
        onOpenChange={setOpen}
        actions={
          <>
            <Button variant="ghost" onPress={() => onChange(withoutFilters(search))}>
              Quitar filtros
            </Button>
            <Button variant="primary" onPress={() => setOpen(false)}>
              Ver pedidos
            </Button>
          </>
        }
      >
        <div className={s.sheet}>
          <FilterBar>
            <Filters {...props} hasAll />
          </FilterBar>
        </div>
      </Drawer>
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
