import { Card } from '@trastienda/ui/Card';
import { KeyValueList } from '@trastienda/ui/KeyValueList';
import { NumberField } from '@trastienda/ui/NumberField';
import { Select } from '@trastienda/ui/Select';
import { TextField } from '@trastienda/ui/TextField';
import { parseDecimal } from '@trastienda/domain';
import { saidByVariations } from '@trastienda/domain/product';
import { useMemo } from 'react';
import { CallFailed } from '../../../shared/layout/index.ts';
import { CardBodySkeleton } from '../../../shared/layout/body-skeletons.tsx';
import { failedWithNothing } from '../../../shared/list/table-status.ts';
import { useRead } from '../../../shared/store/hooks.ts';
import { type ProductForm, useBefore, useBoundEntry, useFieldOf } from '../form-view.ts';
import { type CategoryAttribute, categoryOfId } from '../operations.ts';
import * as s from '../product-form.css.ts';

/** The attributes of the category, the required ones first. */
export function AttributesCard({ form }: { readonly form: ProductForm }) {
  const category = useFieldOf(form, 'category');
  const categoryName = useFieldOf(form, 'categoryName');
  const read = useRead(categoryOfId, category === '' ? null : { params: { id: category } }, {
    freshFor: 60_000,
  });
  if (category === '') return null;
  const attributes = (read.value?.data.attributes ?? []).toSorted(
    (one, other) => Number(other.required) - Number(one.required),
  );
  if (read.value !== null && attributes.length === 0) return null;
  return (
    <Card title={`Datos obligatorios de ${categoryName || 'esta categoría'}`}>
      {failedWithNothing(read) ? (
        <CallFailed
          isQuiet
          error={read.error}
          call={categoryOfId.call}
          title="No pudimos cargar lo que pide la categoría"
          onRetry={read.ask}
        />
      ) : read.value === null ? (
        <CardBodySkeleton height={80} lines={2} />
      ) : (
        <div className={s.three}>
          {attributes.map((attribute) => (
            <Attribute key={attribute.name} form={form} attribute={attribute} />
          ))}
        </div>
      )}
    </Card>
  );
}

type AttributeProps = { readonly form: ProductForm; readonly attribute: CategoryAttribute };

function Attribute({ form, attribute: { name, required, type, values } }: AttributeProps) {
  const { value = '', onChange, ...field } = useBoundEntry(form, 'attributes', name);
  const rows = useFieldOf(form, 'rows');
  const byVariations = useMemo(() => saidByVariations(rows, name), [rows, name]);
  const said = value === '' ? byVariations : [];
  const before = useBefore(form, ({ attributes }) => attributes[name] ?? '');
  if (said.length > 0) {
    // Asked again, it would be one answer for all of them.
    return <KeyValueList items={[{ key: name, label: name, value: said.join(', ') }]} />;
  }
  const props = {
    ...field,
    label: name,
    optional: !required,
    description: before,
  };
  if (type === 'list') {
    const known = value === '' || values.includes(value) ? values : [...values, value];
    return (
      <Select
        {...props}
        items={known.map((one) => ({ id: one, label: one }))}
        value={value || null}
        onChange={onChange}
      />
    );
  }
  if (type === 'number') {
    const read = parseDecimal(value);
    return (
      <NumberField
        {...props}
        hidesSteppers
        value={read.ok ? read.value : null}
        onChange={(number) => onChange(number === null ? '' : String(number))}
      />
    );
  }
  return <TextField {...props} value={value} onChange={onChange} />;
}
