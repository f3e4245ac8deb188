import { formatNumber } from '@trastienda/domain';
import { productLimits } from '@trastienda/domain/product';
import { Card } from '@trastienda/ui/Card';
import { TextArea } from '@trastienda/ui/TextArea';
import { type ProductForm, useBefore, useBound } from '../form-view.ts';
import { bulletsOf, type ProductFields } from '../model/fields.ts';
import * as s from '../product-form.css.ts';

/** Bullets from which a listing is found. */
const recommended = 3;

/** The texts that a client reads. */
export function TextsCard({ form }: { readonly form: ProductForm }) {
  return (
    <Card title="Texto de la ficha">
      <div className={s.fields}>
        <Description form={form} />
        <Bullets form={form} />
      </div>
    </Card>
  );
}

function Description({ form }: { readonly form: ProductForm }) {
  return (
    <TextArea
      label="Descripción"
      optional
      rows={5}
      maxCount={productLimits.description}
      countLabel={(count, max) => `${formatNumber(count)} de ${formatNumber(max)}`}
      description={
        useBefore(form, ({ description }) => description, shortened) ??
        'De qué está hecho, para qué sirve y qué incluye'
      }
      {...useBound(form, 'description')}
    />
  );
}

function Bullets({ form }: { readonly form: ProductForm }) {
  const { value: bullets, onChange, ...field } = useBound(form, 'bullets');
  const count = bulletsOf({ bullets }).length;
  return (
    <TextArea
      label="Puntos clave"
      optional
      description={
        useBefore(form, textOf, shortened) ?? `${count} de ${recommended} recomendados, uno por renglón`
      }
      {...field}
      value={textOf({ bullets })}
      onChange={(text) => onChange(text === '' ? [] : text.split('\n'))}
    />
  );
}

const textOf = ({ bullets }: Pick<ProductFields, 'bullets'>): string => bullets.join('\n');
const shortened = (text: string): string => (text.length > 80 ? `${text.slice(0, 80)}…` : text);
