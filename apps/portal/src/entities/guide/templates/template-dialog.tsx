import { parseDecimal } from '@trastienda/domain';
import { Button } from '@trastienda/ui/Button';
import { Modal } from '@trastienda/ui/Modal';
import { TextField } from '@trastienda/ui/TextField';
import { useState } from 'react';
import type { ParcelTemplate } from './templates.ts';
import * as s from './template-dialog.css.ts';

type Values = Omit<ParcelTemplate, 'id'>;

const empty: Values = { name: '', height: '', width: '', depth: '', weight: '' };
const sides = [
  { field: 'height', label: 'Alto', unit: 'cm' },
  { field: 'width', label: 'Ancho', unit: 'cm' },
  { field: 'depth', label: 'Largo', unit: 'cm' },
  { field: 'weight', label: 'Peso', unit: 'kg' },
] as const;

/** The faults of a template; the weight may be left to the goods. */
function faultsOf(values: Values): Partial<Record<keyof Values, string>> {
  const measure = (text: string) => {
    const read = parseDecimal(text);
    if (!read.ok) return read.error.message;
    return read.value > 0 ? undefined : 'Escribe un número mayor que 0';
  };
  return Object.fromEntries(
    Object.entries({
      name: values.name.trim() === '' ? 'Escribe un nombre' : undefined,
      height: measure(values.height),
      width: measure(values.width),
      depth: measure(values.depth),
      weight: values.weight.trim() === '' ? undefined : measure(values.weight),
    }).filter(([, fault]) => fault !== undefined),
  );
}

const read = (text: string): string => {
  const number = parseDecimal(text);
  return number.ok ? String(number.value) : '';
};

type Props = {
  readonly isOpen: boolean;
  /** Default: 'Nueva plantilla de paquete'. */
  readonly title?: string;
  /** The form begins with the current parcel. */
  readonly start?: Partial<Values>;
  readonly onClose: () => void;
  readonly onSave: (template: Values) => void;
};

/** Names a parcel that is used again and again. */
export function TemplateDialog({
  isOpen,
  title = 'Nueva plantilla de paquete',
  start,
  onClose,
  onSave,
}: Props) {
  return isOpen ? (
    <Open title={title} start={{ ...empty, ...start }} onClose={onClose} onSave={onSave} />
  ) : null;
}

type OpenProps = { readonly title: string; readonly start: Values } & Pick<Props, 'onClose' | 'onSave'>;

function Open({ title, start, onClose, onSave }: OpenProps) {
  const [values, setValues] = useState(start);
  const [wasAsked, setAsked] = useState(false);
  const faults = faultsOf(values);
  const errorOf = (field: keyof Values) => (wasAsked ? faults[field] : undefined);
  const set = (field: keyof Values) => (text: string) => setValues({ ...values, [field]: text });
  const save = () => {
    setAsked(true);
    if (Object.keys(faults).length > 0) return;
    const { name, height, width, depth, weight } = values;
    onSave({
      name: name.trim(),
      height: read(height),
      width: read(width),
      depth: read(depth),
      weight: read(weight),
    });
    onClose();
  };
  return (
    <Modal
      isOpen
      size="sm"
      title={title}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      actions={
        <>
          <Button onPress={onClose}>Cancelar</Button>
          <Button variant="primary" onPress={save}>
            Guardar plantilla
          </Button>
        </>
      }
    >
      <div className={s.fields}>
        <TextField
          label="Nombre"
          value={values.name}
          onChange={set('name')}
          maxLength={40}
          isRequired
          autoFocus
          error={errorOf('name')}
        />
        <div className={s.sides}>
          {sides.map(({ field, label, unit }) => (
            <TextField
              key={field}
              label={label}
              unit={unit}
              value={values[field]}
              onChange={set(field)}
              inputMode="decimal"
              isRequired={field !== 'weight'}
              error={errorOf(field)}
            />
          ))}
        </div>
      </div>
    </Modal>
  );
}
