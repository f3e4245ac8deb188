import { Button } from '@trastienda/ui/Button';
import { Modal } from '@trastienda/ui/Modal';
import { RadioGroup } from '@trastienda/ui/RadioGroup';
import { SearchField } from '@trastienda/ui/SearchField';
import { type SubmitEvent, useId, useState } from 'react';
import { CallFailed } from '../../shared/layout/call-failed.tsx';
import { useAppDispatch, useRead } from '../../shared/store/hooks.ts';
import { categoriesConfirmed } from './acts.ts';
import { productsText } from '../../entities/product/words.ts';
import type { NamedProduct } from './model.ts';
import { categoryMatches } from '../../entities/product/operations.ts';
import * as s from './catalogue.css.ts';

type Props = {
  readonly products: readonly NamedProduct[];
  readonly onConfirmed: () => void;
  readonly onClose: () => void;
};

/** One category for all that are chosen: suggested by the first one's name, or looked for by another word (S3.57). */
export function CategoryDialog({ products, onConfirmed, onClose }: Props) {
  const dispatch = useAppDispatch();
  const form = useId();
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState(products[0]?.name ?? '');
  const [chosen, setChosen] = useState<string | null>(null);
  const read = useRead(categoryMatches, { query: { name: asked } });
  const matches = read.value?.data ?? [];
  const picked = matches.find(({ id }) => id === chosen) ?? null;
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (picked === null) return;
    const fields = Object.fromEntries(
      [...new FormData(event.currentTarget)].filter(([name]) => name.startsWith('category_')),
    ) as Record<string, string>;
    dispatch(categoriesConfirmed({ id: crypto.randomUUID(), products, fields }));
    onConfirmed();
    onClose();
  };
  return (
    <Modal
      isOpen
      title="Cambiar categoría"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      actions={
        <>
          <Button onPress={onClose}>Cancelar</Button>
          <Button
            type="submit"
            form={form}
            variant="primary"
            {...(picked === null && { disabledReason: 'Elige una categoría' })}
          >
            {`Cambiar ${productsText(products.length)}`}
          </Button>
        </>
      }
    >
      <div className={s.form}>
        <SearchField
          label="Buscar otra categoría"
          description="Escribe qué es el producto y presiona Enter"
          value={typed}
          onChange={setTyped}
          onSubmit={(text) => {
            if (text.trim() !== '') setAsked(text.trim());
          }}
        />
        {read.status === 'failed' ? (
          <CallFailed
            error={read.error}
            call={categoryMatches.call}
            title="No pudimos cargar las categorías"
            onRetry={read.ask}
          />
        ) : (
          <form id={form} onSubmit={send} className={s.matches}>
            {products.map(({ id }) => (
              <span key={id}>
                <input type="hidden" name={`category_${id}`} value={picked?.id ?? ''} />
                <input type="hidden" name={`category_name_${id}`} value={picked?.name ?? ''} />
              </span>
            ))}
            <RadioGroup
              label={`Categorías para «${asked}»`}
              value={chosen ?? ''}
              onChange={setChosen}
              description={
                read.value !== null && matches.length === 0
                  ? 'Ninguna coincide. Prueba con otra palabra'
                  : undefined
              }
              items={matches.map(({ id, name, path, source }) => ({
                id,
                label: name,
                description: [path.slice(0, -1).join(' › '), source === 'tuya' ? 'como otros tuyos' : '']
                  .filter(Boolean)
                  .join(' · '),
              }))}
            />
          </form>
        )}
      </div>
    </Modal>
  );
}
