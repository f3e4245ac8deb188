import { deliveryTypeLabel, deliveryTypes, lineStatuses, lineStatusLabel } from '@trastienda/domain';
import { FilterChip } from '@trastienda/ui/FilterBar';
import { SearchField } from '@trastienda/ui/SearchField';
import { ChoiceFilter } from '../../../shared/list/choice-filter.tsx';
import type { OrdersSearch } from '../../../shared/routes/orders-search.ts';
import * as s from './filters.css.ts';

type Props = {
  readonly search: OrdersSearch;
  readonly onChange: (change: Partial<OrdersSearch>) => void;
};

/** It was just added to the bar: it asks for its value. */
type IsNew = { readonly isNew?: boolean };

const statusOptions = lineStatuses.map(({ id, name }) => ({
  id: `${id}` as const,
  label: lineStatusLabel(id) ?? name,
}));
const deliveryOptions = deliveryTypes.map((id) => ({ id, label: deliveryTypeLabel(id) }));

function Delivery({ search, onChange, isNew }: Props & IsNew) {
  return (
    <ChoiceFilter
      label="Tipo de entrega"
      items={deliveryOptions}
      value={search.entrega}
      onChange={(entrega) => onChange({ entrega })}
      {...(isNew && { isNew })}
    />
  );
}

/** Id of a line's status (`filter-status`). */
function LineStatus({ search, onChange, isNew }: Props & IsNew) {
  return (
    <ChoiceFilter
      label="Estado del artículo"
      items={statusOptions}
      value={search.estado}
      onChange={(estado) => onChange({ estado })}
      {...(isNew && { isNew })}
    />
  );
}

/** A whole order number (`filter-orderId`); the search finds the beginning of one. */
function OrderNumber({ search, onChange, isNew = false }: Props & IsNew) {
  return (
    <FilterChip
      label="Número de pedido"
      value={search.numero === '' ? undefined : search.numero}
      defaultOpen={isNew}
      onClear={() => onChange({ numero: '' })}
    >
      {({ close }) => (
        <div className={s.numberFilter}>
          <SearchField
            autoFocus
            size="sm"
            placeholder="Número de pedido completo"
            defaultValue={search.numero}
            onSubmit={(text) => {
              onChange({ numero: text.trim() });
              close();
            }}
          />
        </div>
      )}
    </FilterChip>
  );
}

const filters = { entrega: Delivery, estado: LineStatus, numero: OrderNumber } as const;

export type ExtraFilterProps = Props & IsNew & { readonly id: keyof typeof filters };

/** A filter that is not pinned: it comes when it is added, or with an address that has it, in a chunk of its own. */
export default function ExtraFilter({ id, ...props }: ExtraFilterProps) {
  const Filter = filters[id];
  return <Filter {...props} />;
}
