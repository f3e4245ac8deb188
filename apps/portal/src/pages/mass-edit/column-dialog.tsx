import { type Centavos, centavos, formatNumber, counted } from '@trastienda/domain';
import { type CellEdit, isOfProduct } from '@trastienda/domain/bulk';
import { type PriceRounding, priceRulePercent } from '@trastienda/domain/product';
import { Button } from '@trastienda/ui/Button';
import type { CellChange, EditableGridColumn } from '@trastienda/ui/EditableGrid';
import { Modal } from '@trastienda/ui/Modal';
import { MoneyField } from '@trastienda/ui/MoneyField';
import { NumberField } from '@trastienda/ui/NumberField';
import { RadioGroup } from '@trastienda/ui/RadioGroup';
import { Select } from '@trastienda/ui/Select';
import { TextField } from '@trastienda/ui/TextField';
import { useMemo, useState } from 'react';
import { type Edits, outcomeOf, type TableRow } from './model.ts';
import { roundingChoices } from '../../entities/product/words.ts';
import * as s from './edit.css.ts';

type Act = 'percent' | 'add' | 'set' | 'leave' | 'follow' | 'pieces' | 'write' | 'replace' | 'copy' | 'clear';

const actLabels: Readonly<Record<Act, string>> = {
  percent: 'Subir o bajar un %',
  add: 'Sumar o restar pesos',
  set: 'Poner un precio',
  leave: '¿A cuánto lo vendo? Que me queden…',
  follow: 'Que siga a mi precio, más o menos un %',
  pieces: 'Sumar o restar piezas',
  write: 'Poner lo mismo en todas',
  replace: 'Buscar y reemplazar',
  copy: 'Copiar de otra columna',
  clear: 'Dejar vacía',
};

const isChannelPrice = (key: string): boolean => key.startsWith('price_');
const isPrice = (key: string): boolean => key === 'price' || key === 'salePrice' || isChannelPrice(key);

/** The actions for a column, the most usual first. */
function actsOf({ id, type, isRequired = false }: EditableGridColumn): readonly Act[] {
  const clear: readonly Act[] = isRequired || id === 'price' ? [] : ['clear'];
  if (isPrice(id) || id === 'cost') {
    return [
      'percent',
      'add',
      'set',
      ...(id === 'price' || isChannelPrice(id) ? (['leave'] as const) : []),
      ...(isChannelPrice(id) ? (['follow'] as const) : []),
      'copy',
      ...clear,
    ];
  }
  if (id === 'stock' || id.startsWith('buffer_')) return ['write', 'pieces', ...clear];
  return type === 'text' ? ['write', 'replace', 'copy', ...clear] : ['write', ...clear];
}

type Values = {
  readonly percent: number | null;
  readonly amount: Centavos | null;
  readonly pieces: number | null;
  readonly text: string;
  readonly find: string;
  readonly from: string;
  readonly rounding: PriceRounding;
};

const nothing: Values = {
  percent: null,
  amount: null,
  pieces: null,
  text: '',
  find: '',
  from: '',
  rounding: 'none',
};

/** The edit that the fields say; `null` while one is missing. */
function editOf(act: Act, { percent, amount, pieces, text, find, from, rounding }: Values): CellEdit | null {
  switch (act) {
    case 'percent':
      return percent === null ? null : { kind: 'price', change: { kind: 'percent', percent }, rounding };
    case 'add':
    case 'set':
    case 'leave':
      return amount === null ? null : { kind: 'price', change: { kind: act, amount }, rounding };
    case 'follow':
      return percent === null ? null : { kind: 'follow', rule: { percent, rounding } };
    case 'pieces':
      return pieces === null ? null : { kind: 'pieces', more: pieces };
    case 'write':
      return text === '' ? null : { kind: 'write', text };
    case 'replace':
      return find === '' ? null : { kind: 'replace', find, text };
    case 'copy':
      return from === '' ? null : { kind: 'copy', from };
    case 'clear':
      return { kind: 'clear' };
  }
}

const shown = (text: string): string => (text === '' ? 'vacía' : text);

/** Why some rows stay as they are. */
const leftText = (act: Act, left: number): string => {
  const why: Readonly<Partial<Record<Act, string>>> = {
    leave: 'no se conoce la comisión de su categoría',
    copy: 'la otra columna está vacía',
    pieces: 'no tienen piezas, o quedarían menos que cero',
    percent: 'no tienen un precio que cambiar',
    add: 'no tienen un precio que cambiar, o quedaría en cero',
    set: 'escribe más que 0',
  };
  return `${counted(left, 'fila')} ${left === 1 ? 'se queda' : 'se quedan'} como ${left === 1 ? 'está' : 'están'}: ${why[act] ?? 'no se puede ahí'}.`;
};

type Asked = { readonly key: string; readonly act: Act; readonly values: Values };

/** Returns the values that the fields give some rows; `null` while the fields are incomplete. */
function useOutcome(rows: readonly TableRow[], edits: Edits, { key, act, values }: Asked) {
  return useMemo(() => {
    const edit = editOf(act, values);
    return edit === null ? null : outcomeOf(rows, edits, { key, edit });
  }, [rows, edits, key, act, values]);
}

type Props = {
  readonly columns: readonly EditableGridColumn[];
  readonly rows: readonly TableRow[];
  /** Those that are chosen in the table, where they are more than one. */
  readonly chosen: readonly TableRow[];
  /** The column that the cursor is in. */
  readonly column: string;
  readonly edits: Edits;
  readonly onApply: (changes: readonly CellChange[]) => void;
  readonly onClose: () => void;
};

/** One act on a column of many rows, with what it would make of them before it is done. */
export function ColumnDialog({ columns, rows, chosen, column, edits, onApply, onClose }: Props) {
  const editable = columns.filter(({ isReadOnly }) => isReadOnly !== true);
  const [key, setKey] = useState(() => (editable.find(({ id }) => id === column) ?? editable[0])?.id ?? '');
  const target = editable.find(({ id }) => id === key);
  const acts = target === undefined ? [] : actsOf(target);
  const [wanted, setAct] = useState<Act>('percent');
  const act = acts.includes(wanted) ? wanted : (acts[0] ?? 'write');
  const [values, setValues] = useState(nothing);
  const put = (change: Partial<Values>) => setValues((before) => ({ ...before, ...change }));
  const [scope, setScope] = useState<'chosen' | 'all'>(chosen.length > 1 ? 'chosen' : 'all');
  const outcome = useOutcome(scope === 'chosen' ? chosen : rows, edits, { key, act, values });
  const takesRounding = ['percent', 'add', 'leave', 'follow'].includes(act);
  return (
    <Modal
      isOpen
      title="Cambiar una columna"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      actions={
        <>
          <Button onPress={onClose}>Cancelar</Button>
          <Button
            variant="primary"
            disabledReason={
              outcome === null
                ? 'Di qué hacer con la columna'
                : outcome.rows === 0
                  ? 'Ninguna fila cambia'
                  : undefined
            }
            onPress={() => {
              onApply(outcome?.changes ?? []);
              onClose();
            }}
          >
            {outcome === null || outcome.rows === 0 ? 'Cambiar' : `Cambiar ${counted(outcome.rows, 'fila')}`}
          </Button>
        </>
      }
    >
      <div className={s.fields}>
        {chosen.length > 1 && (
          <RadioGroup
            label="En qué filas"
            value={scope}
            onChange={(value) => setScope(value === 'chosen' ? 'chosen' : 'all')}
            items={[
              { id: 'chosen', label: `Las ${formatNumber(chosen.length)} elegidas` },
              { id: 'all', label: `Todas las que ves (${formatNumber(rows.length)})` },
            ]}
          />
        )}
        <Select
          label="Columna"
          items={editable.map(({ id, label }) => ({ id, label }))}
          value={key}
          onChange={setKey}
        />
        <Select
          label="Qué hacer"
          items={acts.map((id) => ({ id, label: actLabels[id] }))}
          value={act}
          onChange={(id) => setAct(id as Act)}
          {...(key === 'price' &&
            (act === 'percent' || act === 'add') && { description: 'El precio de oferta se mueve igual' })}
        />
        <div className={takesRounding ? s.pair : s.fields}>
          {(act === 'percent' || act === 'follow') && (
            <NumberField
              label="Cuánto"
              description="Con − baja"
              unit="%"
              hidesSteppers
              autoFocus
              min={priceRulePercent.min}
              max={priceRulePercent.max}
              decimals={2}
              value={values.percent}
              onChange={(percent) => put({ percent })}
            />
          )}
          {(act === 'add' || act === 'set' || act === 'leave') && (
            <MoneyField
              label={act === 'leave' ? 'Que me queden' : 'Cuánto'}
              {...(act === 'add' && { description: 'Con − resta', min: centavos(-99_999_999) })}
              {...(act === 'leave' && { description: 'Sin guía ni retenciones' })}
              value={values.amount}
              onChange={(amount) => put({ amount })}
            />
          )}
          {act === 'pieces' && (
            <NumberField
              label="Piezas"
              description="Con − resta"
              hidesSteppers
              min={-999_999}
              max={999_999}
              decimals={0}
              value={values.pieces}
              onChange={(pieces) => put({ pieces })}
            />
          )}
          {act === 'replace' && (
            <TextField label="Buscar" value={values.find} onChange={(find) => put({ find })} />
          )}
          {(act === 'write' || act === 'replace') &&
            (target?.type === 'select' ? (
              <Select
                label="Poner"
                items={target.options}
                value={values.text === '' ? null : values.text}
                onChange={(text) => put({ text })}
              />
            ) : (
              <TextField
                label={act === 'replace' ? 'Reemplazar con' : 'Poner'}
                value={values.text}
                onChange={(text) => put({ text })}
              />
            ))}
          {act === 'copy' && (
            <Select
              label="De"
              items={columns
                .filter(({ id }) => id !== key && isOfProduct(id) === isOfProduct(key))
                .map(({ id, label }) => ({ id, label }))}
              value={values.from === '' ? null : values.from}
              onChange={(from) => put({ from })}
            />
          )}
          {takesRounding && (
            <Select
              label="Redondear"
              items={roundingChoices}
              value={values.rounding}
              onChange={(id) => put({ rounding: id as PriceRounding })}
            />
          )}
        </div>
        <div role="status" className={s.rows}>
          {outcome !== null && outcome.samples.length > 0 && (
            <ul className={s.samples} aria-label="Así quedan">
              {outcome.samples.map(({ name, before, after }) => (
                <li key={name} className={s.sample}>
                  <span className={s.sampleName}>{name}</span>
                  <span className={s.sampleValue}>
                    {shown(before)} → <strong>{shown(after)}</strong>
                  </span>
                </li>
              ))}
            </ul>
          )}
          {outcome !== null && outcome.left > 0 && <p className={s.note}>{leftText(act, outcome.left)}</p>}
        </div>
      </div>
    </Modal>
  );
}
