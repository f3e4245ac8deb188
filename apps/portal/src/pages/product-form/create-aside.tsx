import { Button } from '@trastienda/ui/Button';
import { Card } from '@trastienda/ui/Card';
import { Thumbnail } from '@trastienda/ui/Thumbnail';
import { CompletenessCard } from './cards/completeness-card.tsx';
import { skuOf } from './model/fields.ts';
import { hasVariations } from './model/variations.ts';
import * as s from './product-form.css.ts';
import type { NewProductForm } from './use-new-product.ts';

type Props = {
  readonly product: NewProductForm;
  readonly step: number;
  readonly onEdit: (step: number) => void;
  readonly onGo: (field: string) => void;
};

/** Earlier answers, beside the step. */
export function CreateAside({ product: { form, view, attributes }, step, onEdit, onGo }: Props) {
  const edit = (at: number, what: string) => (
    <Button size="sm" variant="ghost" aria-label={`Editar ${what}`} onPress={() => onEdit(at)}>
      Editar
    </Button>
  );
  const { rows, photos } = form;
  const facts = [form.brand, ...Object.values(form.attributes)].filter(Boolean);
  return (
    <>
      {step > 1 && (
        <Card title="Datos básicos" action={edit(1, 'datos básicos')}>
          <div className={s.words}>
            <span className={s.strong}>{form.name.trim() || 'Sin nombre todavía'}</span>
            <span>{form.categoryName || 'Sin categoría'}</span>
            {facts.length > 0 && <span className={s.note}>{facts.join(' · ')}</span>}
          </div>
        </Card>
      )}
      {step > 2 && (
        <Card title="Fotos y variaciones" action={edit(2, 'fotos y variaciones')}>
          <div className={s.fields}>
            {photos.length === 0 ? (
              <span>Sin fotos</span>
            ) : (
              <div className={s.photoLine}>
                {photos.slice(0, 4).map((url, at) => (
                  <Thumbnail key={url} src={url} name={`Foto ${at + 1}`} size="lg" />
                ))}
              </div>
            )}
            <span className={s.note}>
              {hasVariations(form)
                ? rows.length === 1
                  ? '1 variación'
                  : `${rows.length} variaciones`
                : `Sin variaciones · SKU ${skuOf(form, rows[0]?.key ?? '') || 'por escribir'}`}
            </span>
          </div>
        </Card>
      )}
      {step < 4 && <CompletenessCard form={view} attributes={attributes} onGo={onGo} />}
    </>
  );
}
