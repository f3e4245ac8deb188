import { satUnits } from '@trastienda/domain/product';
import { Card } from '@trastienda/ui/Card';
import { ComboBox } from '@trastienda/ui/ComboBox';
import { Select } from '@trastienda/ui/Select';
import { useState } from 'react';
import { useRead } from '../../../shared/store/hooks.ts';
import { type ProductForm, useBefore, useBound, useFault, useFieldOf } from '../form-view.ts';
import { satSearch } from '../operations.ts';
import * as s from '../product-form.css.ts';
import { useSettled } from '../../../shared/lib/use-settled.ts';

const units = satUnits.map(({ code, name }) => ({ id: code, label: `${code} · ${name}` }));

/** The name of the product on an invoice, found by words, because nobody knows the keys. */
export function SatCard({ form }: { readonly form: ProductForm }) {
  return (
    <Card title="Datos SAT">
      <div className={s.two}>
        <SatKeyField form={form} />
        <SatUnitField form={form} />
      </div>
    </Card>
  );
}

function SatKeyField({ form }: { readonly form: ProductForm }) {
  const cartaPorte = useFieldOf(form, 'cartaPorte');
  const [typed, setTyped] = useState<string | null>(null);
  const words = useSettled((typed ?? cartaPorte).trim(), 250);
  const found = useRead(satSearch, words === '' ? null : { query: { search: words.slice(0, 120) } }, {
    freshFor: 60_000,
  });
  const items = (found.value?.data ?? []).map(({ code, description }) => ({
    id: code,
    label: `${code} · ${description}`,
  }));
  const own = items.find(({ id }) => id === cartaPorte)?.label ?? cartaPorte;
  return (
    <ComboBox
      className={s.wholeOnPhone}
      label="Clave SAT"
      data-field="cartaPorte"
      optional
      items={items}
      busy={found.status === 'loading'}
      value={cartaPorte || null}
      inputValue={typed ?? own}
      onInputChange={(text) => setTyped(text)}
      onChange={(code) => {
        setTyped(null);
        form.change({ cartaPorte: code ?? '' });
      }}
      onBlur={() => setTyped(null)}
      placeholder="Vaso, lámpara, camisa…"
      description={useBefore(form, (fields) => fields.cartaPorte) ?? 'Búscala por palabras'}
      error={useFault(form, 'cartaPorte')}
    />
  );
}

function SatUnitField({ form }: { readonly form: ProductForm }) {
  const field = useBound(form, 'satUnit');
  const unit = field.value;
  return (
    <Select
      label="Unidad SAT"
      items={units.some(({ id }) => id === unit) ? units : [...units, { id: unit, label: unit }]}
      description={useBefore(form, (fields) => fields.satUnit)}
      {...field}
    />
  );
}
