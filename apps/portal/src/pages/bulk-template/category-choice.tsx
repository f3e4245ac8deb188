import { formatNumber } from '@trastienda/domain';
import { ComboBox } from '@trastienda/ui/ComboBox';
import { useDeferredValue, useState } from 'react';
import { categoryMatches, categoryOfId, topCategories } from '../../entities/product/operations.ts';
import { useRead } from '../../shared/store/hooks.ts';

const all = { id: 'todas', label: 'Todas las categorías' };
/** Letters from which on a word finds something. */
const FEWEST_LETTERS = 3;

type Props = { readonly value: string; readonly onChange: (category: string) => void };

/** The choice of one of her own categories, or of any other one by a word. */
export function CategoryChoice({ value, onChange }: Props) {
  const own = useRead(topCategories, {});
  const [typed, setTyped] = useState<string | null>(null);
  const name = useDeferredValue(typed?.trim() ?? '');
  const found = useRead(categoryMatches, name.length >= FEWEST_LETTERS ? { query: { name } } : null, {
    freshFor: 60_000,
  });
  const chosen = useRead(categoryOfId, value === '' ? null : { params: { id: value } }, { freshFor: 60_000 });
  const items = [
    all,
    ...(own.value?.data ?? []).map(({ category, category_name: label, total }) => ({
      id: category,
      label: `${label} (${formatNumber(total)})`,
    })),
    ...(found.value?.data ?? []).map(({ id, path }) => ({ id, label: path.join(' › ') })),
    ...(chosen.value === null ? [] : [{ id: value, label: chosen.value.data.path.join(' › ') }]),
  ].filter((one, at, list) => list.findIndex(({ id }) => id === one.id) === at);
  const label = items.find(({ id }) => id === (value === '' ? all.id : value))?.label ?? '';
  return (
    <ComboBox
      label="Categoría"
      description="Con una categoría vienen también sus atributos"
      items={items}
      value={value === '' ? all.id : value}
      inputValue={typed ?? label}
      busy={own.status === 'loading' || found.status === 'loading'}
      onInputChange={setTyped}
      onChange={(id) => {
        setTyped(null);
        if (id !== null) onChange(id === all.id ? '' : id);
      }}
      onBlur={() => setTyped(null)}
    />
  );
}
