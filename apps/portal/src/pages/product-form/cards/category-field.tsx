import { Badge } from '@trastienda/ui/Badge';
import { Button } from '@trastienda/ui/Button';
import { RadioCard, RadioCards } from '@trastienda/ui/RadioCards';
import { useId, useState } from 'react';
import { useRead } from '../../../shared/store/hooks.ts';
import { type ProductForm, useFault, useFieldOf, useView } from '../form-view.ts';
import { CategoryDialog } from '../../../entities/product/category-dialog.tsx';
import type { CategoryChoice } from '../../../entities/product/operations.ts';
import { categoryMatches, categoryOfId } from '../operations.ts';
import * as s from '../product-form.css.ts';
import { useSettledPart } from '../../../shared/lib/use-settled-part.ts';

/** Milliseconds after the last key of the name. */
const pause = 400;
/** The right one is nearly always among them (D276). */
const most = 3;
/** Letters that say something. */
const leastName = 3;

/** The category of a product: proposed by its name, or found in the tree. */
export function CategoryField({ form }: { readonly form: ProductForm }) {
  const category = useFieldOf(form, 'category');
  const categoryName = useFieldOf(form, 'categoryName');
  const [isOpen, setOpen] = useState(false);
  const name = useSettledPart(form.view, ({ fields }) => fields.name.trim(), pause);
  // The category of a stored product stays; another name may be another thing.
  const isSettled = useView(
    form,
    ({ fields, before }) => before !== null && before.category !== '' && before.name === fields.name,
  );
  const matches = useRead(
    categoryMatches,
    isSettled || name.length < leastName ? null : { query: { name: name.slice(0, 200) } },
    { freshFor: 60_000 },
  );
  const chosen = useRead(categoryOfId, category === '' ? null : { params: { id: category } }, {
    freshFor: 60_000,
  });
  const proposed = (matches.value?.data ?? []).slice(0, most);
  const own: CategoryChoice | null =
    category === '' ? null : { id: category, name: categoryName, path: chosen.value?.data.path ?? [] };
  const cards: readonly (CategoryChoice & { readonly source?: string | undefined })[] =
    own === null || proposed.some(({ id }) => id === own.id) ? proposed : [own, ...proposed].slice(0, most);
  const choose = (one: CategoryChoice) => form.change({ category: one.id, categoryName: one.name });
  const fault = useFault(form, 'category');
  const faultId = useId();
  return (
    <div className={s.fields} data-field="category">
      <div className={s.spread}>
        <span className={s.group}>Categoría</span>
        <Button size="sm" variant="ghost" onPress={() => setOpen(true)}>
          {cards.length === 0 ? 'Buscar categoría' : 'Buscar otra'}
        </Button>
      </div>
      {cards.length > 0 ? (
        <div {...(!isSettled && { className: s.proposals })}>
          <RadioCards
            aria-label="Categoría"
            {...(fault !== undefined && { 'aria-describedby': faultId })}
            value={category || null}
            onChange={(id) => {
              const card = cards.find((one) => one.id === id);
              if (card) choose(card);
            }}
          >
            {cards.map((card) => (
              <RadioCard
                key={card.id}
                value={card.id}
                label={[card.name, pathOf(card)].filter(Boolean).join(', ')}
              >
                <span className={s.line}>
                  <span className={`${s.words} ${s.grow}`}>
                    <span className={s.strong}>{card.name}</span>
                    {pathOf(card) !== '' && <span className={s.note}>{pathOf(card)}</span>}
                  </span>
                  {card.source === 'tuya' && <Badge>Como tus otros productos</Badge>}
                </span>
              </RadioCard>
            ))}
          </RadioCards>
        </div>
      ) : (
        <p className={s.noProposals} role="status">
          {name.length < leastName
            ? 'Escribe el nombre y te proponemos dónde va.'
            : matches.status === 'loading'
              ? 'Buscando dónde va…'
              : 'Ninguna se parece: búscala en el árbol.'}
        </p>
      )}
      {fault !== undefined && (
        <p className={s.fault} id={faultId}>
          {fault}
        </p>
      )}
      {isOpen && (
        <CategoryDialog
          onClose={() => setOpen(false)}
          onChoose={(one) => {
            choose(one);
            setOpen(false);
          }}
        />
      )}
    </div>
  );
}

const pathOf = ({ path }: CategoryChoice): string => path.slice(0, -1).join(' › ');
