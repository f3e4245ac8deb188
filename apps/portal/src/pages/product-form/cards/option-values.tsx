import { IconButton } from '@trastienda/ui/IconButton';
import { CloseIcon } from '@trastienda/ui/icons';
import { TextField } from '@trastienda/ui/TextField';
import { useState } from 'react';
import type { ProductOption } from '@trastienda/domain/product';
import * as s from '../product-form.css.ts';

type Props = {
  readonly option: ProductOption;
  readonly onChange: (values: readonly string[]) => void;
};

/** Values between commas or lines become chips; pasted, they all do. */
const separators = /[,;\n\t]/u;
const folded = (text: string) => text.trim().toLocaleLowerCase('es-MX');

/** The values of an option, as chips: Enter or a comma adds the typed one. */
export function OptionValues({ option: { name, values }, onChange }: Props) {
  const [typed, setTyped] = useState('');
  const add = (text: string) => {
    const more = text
      .split(separators)
      .map((value) => value.trim().slice(0, 60))
      .filter(Boolean);
    const all = [...values];
    for (const value of more) if (!all.some((one) => folded(one) === folded(value))) all.push(value);
    setTyped('');
    if (all.length > values.length) onChange(all);
  };
  return (
    <div className={s.fields}>
      <TextField
        label="Valores"
        placeholder={values.length === 0 ? 'Azul, Rojo, Verde' : 'Agregar otro'}
        description="Escribe uno y pulsa Enter, o varios con comas"
        value={typed}
        onChange={(text) => (separators.test(text) ? add(text) : setTyped(text))}
        onBlur={() => add(typed)}
        inputProps={{
          onKeyDown: (event) => {
            if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
            event.preventDefault();
            event.stopPropagation();
            add(typed);
          },
        }}
      />
      {values.length > 0 && (
        <ul className={s.chips} aria-label={`Valores de ${name || 'la opción'}`}>
          {values.map((value) => (
            <li key={value} className={s.chip}>
              {value}
              <IconButton
                size="sm"
                label={`Quitar ${value}`}
                icon={<CloseIcon size={16} />}
                onPress={() => onChange(values.filter((one) => one !== value))}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
