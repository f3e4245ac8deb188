import { formatNumber } from '@trastienda/domain';
import { productLimits } from '@trastienda/domain/product';
import { Card } from '@trastienda/ui/Card';
import { TextArea } from '@trastienda/ui/TextArea';
import { beforeOf, bound, type ProductForm } from '../form-view.ts';
import { bulletsOf, type ProductFields } from '../model/fields.ts';
import * as s from '../product-form.css.ts';

/** Bullets from which a listing is found. */
const recommended = 3;

/** The texts that a client reads. */
export function TextsCard({ form }: { readonly form: ProductForm }) {
  const count = bulletsOf(form.fields).length;
  return (
    <Card title="Texto de la ficha">
      <div className={s.fields}>
        <TextArea
          label="Descripción"
          optional
          rows={5}
          maxCount={productLimits.description}
          countLabel={(count, max) => `${formatNumber(count)} de ${formatNumber(max)}`}
          description={
            beforeOf(form, ({ description }) => description, shortened) ??
            'De qué está hecho, para qué sirve y qué incluye'
          }
          {...bound(form, 'description')}
        />
        <TextArea
          label="Puntos clave"
          optional
          description={
            beforeOf(form, textOf, shortened) ?? `${count} de ${recommended} recomendados, uno por renglón`
          }
          {...bound(form, 'bullets')}
          value={textOf(form.fields)}
          onChange={(text) => form.change({ bullets: text === '' ? [] : text.split('\n') })}
        />
      </div>
    </Card>
  );
}

const textOf = ({ bullets }: Pick<ProductFields, 'bullets'>): string => bullets.join('\n');
const shortened = (text: string): string => (text.length > 80 ? `${text.slice(0, 80)}…` : text);
