import { Card } from '@trastienda/ui/Card';
import { NumberField } from '@trastienda/ui/NumberField';
import { VolumetricMeter } from '@trastienda/ui/VolumetricMeter';
import { formatUpTo } from '@trastienda/domain';
import { type ProductForm, useBefore, useBound, useFieldOf } from '../form-view.ts';
import * as s from '../product-form.css.ts';

const measures = [
  { name: 'height', label: 'Alto', unit: 'cm' },
  { name: 'width', label: 'Ancho', unit: 'cm' },
  { name: 'depth', label: 'Largo', unit: 'cm' },
  { name: 'weight', label: 'Peso', unit: 'kg' },
] as const;

/** Size and weight of the box that leaves, and what a carrier makes of it. */
export function MeasuresCard({ form }: { readonly form: ProductForm }) {
  return (
    <Card title="Medidas y peso con empaque">
      <div className={s.fields}>
        <div className={s.four}>
          {measures.map((measure) => (
            <MeasureField key={measure.name} form={form} {...measure} />
          ))}
        </div>
        <Volume form={form} />
      </div>
    </Card>
  );
}

type MeasureProps = (typeof measures)[number] & { readonly form: ProductForm };

function MeasureField({ form, name, label, unit }: MeasureProps) {
  const before = useBefore(
    form,
    (fields) => fields[name],
    (value) => `${formatUpTo(value, 3)} ${unit}`,
  );
  return (
    <NumberField
      label={label}
      unit={unit}
      hidesSteppers
      min={0}
      description={before}
      {...useBound(form, name)}
    />
  );
}

function Volume({ form }: { readonly form: ProductForm }) {
  return (
    <VolumetricMeter
      height={useFieldOf(form, 'height')}
      width={useFieldOf(form, 'width')}
      depth={useFieldOf(form, 'depth')}
      weight={useFieldOf(form, 'weight')}
    />
  );
}
