import { dateRangePresets, deliveryTypeLabel, deliveryTypes, formatNumber } from '@trastienda/domain';
import { Button } from '@trastienda/ui/Button';
import { DateRangePicker } from '@trastienda/ui/DateRangePicker';
import { Drawer } from '@trastienda/ui/Drawer';
import { FilterBar, FilterChip, FilterOptions, FilterToggle } from '@trastienda/ui/FilterBar';
import { SlidersIcon } from '@trastienda/ui/icons';
import { SearchField } from '@trastienda/ui/SearchField';
import { Select } from '@trastienda/ui/Select';
import { useState } from 'react';
import { pendingEvidenceTotal } from '../../../operations/index.ts';
import { useIsMobile, useNow } from '../../../page/index.ts';
import { useAppSelector } from '../../../store/hooks.ts';
import { selectTimeZone } from '../../session/selectors.ts';
import { hasFilters, withoutFilters } from '../filters.ts';
import { orderSorts, type OrdersSearch } from '../search.ts';
import { ChannelOptions, channelsLabel } from './channel-filter.tsx';
import { dateRangeOf, daysOf, daysOfPreset } from './dates.ts';
import * as s from './filters.css.ts';
import { sortOptions } from './sort.ts';

type Props = {
  readonly search: OrdersSearch;
  /** What is listed changes; the list starts at its first page. */
  readonly onChange: (change: Partial<OrdersSearch>) => void;
};

const deliveryOptions = deliveryTypes.map((id) => ({ id, label: deliveryTypeLabel(id) }));

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

function Dates({ search, onChange }: Props) {
  const clock = { now: useNow(), timeZone: useAppSelector(selectTimeZone) };
  return (
    <DateRangePicker
      label="Fecha"
      value={dateRangeOf(search, clock)}
      presets={dateRangePresets}
      daysOf={(preset) => daysOfPreset(preset, clock)}
      maxDay={daysOfPreset('today', clock).lastDay}
      onChange={(value) => onChange(daysOf(value, clock))}
      onClear={() => onChange({ desde: null, hasta: null })}
    />
  );
}

function Channels({ search, onChange }: Props) {
  return (
    <FilterChip label="Canal" value={channelsLabel(search.canal)} onClear={() => onChange({ canal: [] })}>
      <ChannelOptions value={search.canal} onChange={(canal) => onChange({ canal })} />
    </FilterChip>
  );
}

function Delivery({ search, onChange }: Props) {
  return (
    <FilterChip
      label="Tipo de entrega"
      value={search.entrega === null ? undefined : deliveryTypeLabel(search.entrega)}
      onClear={() => onChange({ entrega: null })}
    >
      <FilterOptions
        label="Tipo de entrega"
        selectionMode="single"
        items={deliveryOptions}
        value={search.entrega === null ? [] : [search.entrega]}
        onChange={([id]) => onChange({ entrega: deliveryTypes.find((type) => type === id) ?? null })}
      />
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

function Filters(props: Props) {
  return (
    <>
      <Dates {...props} />
      <Channels {...props} />
      <Delivery {...props} />
      <Evidence {...props} />
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
          {hasFilters(search) ? 'Filtros activos' : 'Filtros'}
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
            <Filters {...props} />
          </FilterBar>
        </div>
      </Drawer>
    </div>
  );
}

/** Search and filters of the list; on a phone the filters are in a sheet from below. */
export function OrdersToolbar(props: Props) {
  const isMobile = useIsMobile();
  if (isMobile) return <PhoneToolbar {...props} />;
  return (
    <FilterBar className={s.desktopToolbar} search={<OrderSearch {...props} />}>
      <Filters {...props} />
    </FilterBar>
  );
}
