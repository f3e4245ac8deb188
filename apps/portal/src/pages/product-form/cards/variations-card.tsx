import { counted } from '@trastienda/domain';
import { optionLimit, type ProductOption } from '@trastienda/domain/product';
import { Button } from '@trastienda/ui/Button';
import { Card } from '@trastienda/ui/Card';
import { IconButton } from '@trastienda/ui/IconButton';
import { PlusIcon, TrashIcon } from '@trastienda/ui/icons';
import { TextField } from '@trastienda/ui/TextField';
import { useMemo } from 'react';
import { useIsMobile } from '../../../shared/layout/index.ts';
import { type ProductForm, useFieldOf } from '../form-view.ts';
import { areRegular, hasVariations, optionsProblem, withOptions } from '../model/variations.ts';
import * as s from '../product-form.css.ts';
import { OptionValues } from './option-values.tsx';
import { SkuField } from './sku-field.tsx';
import { VariationGrid } from './variation-grid.tsx';
import { VariationList } from './variation-list.tsx';

const noOption: ProductOption = { name: '', values: [] };

/** One SKU, or what the product differs by and the SKUs that this makes. */
export function VariationsCard({ form }: { readonly form: ProductForm }) {
  const isMobile = useIsMobile();
  const options = useFieldOf(form, 'options');
  const rows = useFieldOf(form, 'rows');
  // They may make a thousand rows.
  const problem = useMemo(() => optionsProblem(options), [options]);
  const varies = hasVariations({ rows });
  const put = (next: readonly ProductOption[]) => form.change((fields) => withOptions(fields, next).change);
  const isWhole = useMemo(() => areRegular({ rows, options }), [rows, options]);
  const isRegular = isWhole || !varies;
  const examples = ['Color', 'Talla', 'Material'];
  return (
    <Card
      title="SKU y variaciones"
      data-field="options"
      action={varies && <span className={s.note}>{counted(rows.length, 'variación', 'variaciones')}</span>}
    >
      <div className={s.fields}>
        {!varies && <SkuField form={form} rowKey={rows[0]?.key ?? ''} />}
        {isRegular ? (
          options.map((option, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- an option is what stands in its place
            <div key={at} className={s.optionRow} role="group" aria-label={`Opción ${at + 1}`}>
              <TextField
                label="Opción"
                placeholder={examples[at]}
                maxLength={40}
                value={option.name}
                onChange={(name) => put(options.with(at, { ...option, name }))}
              />
              <OptionValues
                option={option}
                onChange={(values) => put(options.with(at, { ...option, values }))}
              />
              <IconButton
                className={s.beside}
                label={`Quitar la opción ${option.name || at + 1}`}
                icon={<TrashIcon size={16} />}
                onPress={() => put(options.toSpliced(at, 1))}
              />
            </div>
          ))
        ) : (
          <p className={s.note}>
            Estas variaciones no forman una tabla completa: aquí cambias su SKU y sus existencias.
          </p>
        )}
        {problem !== null && (
          <p className={s.fault} role="alert">
            {problem}
          </p>
        )}
        {isRegular && options.length < optionLimit && (
          <div>
            <Button icon={<PlusIcon size={16} />} onPress={() => put([...options, noOption])}>
              {options.length === 0 ? 'Agregar variaciones' : 'Agregar otra opción'}
            </Button>
          </div>
        )}
        {varies && (isMobile ? <VariationList form={form} /> : <VariationGrid form={form} />)}
      </div>
    </Card>
  );
}
