import { Card } from '@trastienda/ui/Card';
import { NumberField } from '@trastienda/ui/NumberField';
import { VolumetricMeter } from '@trastienda/ui/VolumetricMeter';
import { formatUpTo } from '@trastienda/domain';
import { beforeOf, bound, type ProductForm } from '../form-view.ts';
import * as s from '../product-form.css.ts';

const measures = [
  { name: 'height', label: 'Alto', unit: 'cm' },
  { name: 'width', label: 'Ancho', unit: 'cm' },
  { name: 'depth', label: 'Largo', unit: 'cm' },
  { name: 'weight', label: 'Peso', unit: 'kg' },
] as const;

/** Size and weight of the box that leaves, and what a carrier makes of it. */
export function MeasuresCard({ form }: { readonly form: ProductForm }) {
  const { height, width, depth, weight } = form.fields;
  return (
    <Card title="Medidas y peso con empaque">
      <div className={s.fields}>
        <div className={s.four}>
          {measures.map(({ name, label, unit }) => (
            <NumberField
              key={name}
              label={label}
              unit={unit}
              hidesSteppers
              min={0}
              description={beforeOf(
                form,
                (fields) => fields[name],
                (value) => `${formatUpTo(value, 3)} ${unit}`,
              )}
              {...bound(form, name)}
            />
          ))}
        </div>
        <VolumetricMeter height={height} width={width} depth={depth} weight={weight} />
      </div>
    </Card>
  );
}
