import { channelName, formatNumber } from '@trastienda/domain';
import { ChoiceFilter } from '../../shared/list/choice-filter.tsx';
import { choiceFilter, type ListFilter, textFilter } from '../../shared/list/filters.tsx';
import {
  catalogueChannelNames,
  catalogueChannels,
  type CatalogueFilters,
  type LackChoice,
  lackNames,
  productStates,
  shippingChoices,
} from '../../shared/routes/catalogue-search.ts';
import { useRead } from '../../shared/store/hooks.ts';
import { topCategories } from './operations.ts';
import { shippingLabels, stateLabels } from './words.ts';

const lackLabels: Readonly<Record<LackChoice, string>> = {
  foto: 'Foto',
  categoria: 'Categoría',
  atributos: 'Atributos',
  precio: 'Precio',
  existencias: 'Existencias',
  codigo: 'Código de barras',
  sat: 'Clave SAT',
  marca: 'Marca',
};

/**
 * Filters by the categories of her products; the category of the address is listed too, whatever its rank.
 */
function CategoryFilter({
  value,
  onChange,
}: {
  readonly value: string;
  readonly onChange: (categoria: string) => void;
}) {
  const { value: answer } = useRead(topCategories, {});
  const items = (answer?.data ?? []).map(({ category, category_name: name, total }) => ({
    id: category,
    label: `${name} (${formatNumber(total)})`,
  }));
  const isKnown = value === '' || items.some(({ id }) => id === value);
  return (
    <ChoiceFilter
      label="Categoría"
      items={isKnown ? items : [{ id: value, label: 'Otra categoría' }, ...items]}
      value={value === '' ? null : value}
      onChange={(chosen) => onChange(chosen ?? '')}
    />
  );
}

/** The filters of products: words, brand, category, channel, way of sending, missing parts. */
export const productsFilters: readonly ListFilter<CatalogueFilters>[] = [
  textFilter('q', 'Buscar productos', 'Nombre o SKU'),
  textFilter('marca', 'Marca', 'Marca y Enter', { isWhole: true }),
  {
    fields: ['categoria'],
    render: ({ search, onChange }) => (
      <CategoryFilter value={search.categoria} onChange={(categoria) => onChange({ categoria })} />
    ),
  },
  choiceFilter(
    'marketplace',
    'Canal',
    catalogueChannelNames.map((id) => ({ id, label: channelName(catalogueChannels[id]) })),
  ),
  choiceFilter(
    'envio',
    'Tipo de envío',
    shippingChoices.map((id) => ({ id, label: shippingLabels[id] })),
  ),
  choiceFilter(
    'falta',
    'Qué falta',
    lackNames.map((id) => ({ id, label: lackLabels[id] })),
  ),
];

/** The state of the products, where no tabs part them by it. */
export const stateFilter: ListFilter<CatalogueFilters> = {
  fields: ['estado'],
  render: ({ search: { estado }, onChange }) => (
    <ChoiceFilter
      label="Estado"
      items={productStates.filter((id) => id !== 'todos').map((id) => ({ id, label: stateLabels[id] }))}
      value={estado === 'todos' ? null : estado}
      onChange={(chosen) => onChange({ estado: chosen ?? 'todos' })}
    />
  ),
};
