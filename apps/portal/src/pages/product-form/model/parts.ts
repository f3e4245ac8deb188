import {
  channelName,
  type Centavos,
  fieldValue,
  formatMxn,
  formatUpTo,
  isSameValue,
  counted,
} from '@trastienda/domain';
import type { Parts } from '../../../shared/form/shared-form.ts';
import { type FormChannel, formChannels, type ProductFieldName, type ProductFields } from './fields.ts';

type Names = readonly ProductFieldName[];

const fixed: Readonly<Record<string, Names>> = {
  Nombre: ['name'],
  Categoría: ['category', 'categoryName'],
  Marca: ['brand'],
  Descripción: ['description'],
  'Puntos clave': ['bullets'],
  Fotos: ['photos'],
  Variaciones: ['options', 'rows'],
  'Precio base': ['price'],
  'Precio de oferta': ['salePrice'],
  Costo: ['cost'],
  'Código de barras': ['universalId'],
  Alto: ['height'],
  Ancho: ['width'],
  Largo: ['depth'],
  Peso: ['weight'],
  'Clave SAT': ['cartaPorte'],
  'Unidad SAT': ['satUnit'],
  'Tipo de envío': ['shippingMethod'],
  ...Object.fromEntries(
    formChannels.flatMap((code) => [
      [`Venta en ${channelName(code)}`, [`active.${code}`]],
      [`Precio en ${channelName(code)}`, [`prices.${code}`]],
      [`Piezas reservadas en ${channelName(code)}`, [`buffers.${code}`]],
    ]),
  ),
};

type Growing = Pick<ProductFields, 'attributes' | 'skus' | 'stocks'>;

/** An entry counts that any of the states has. */
const keysIn = (states: readonly Growing[], field: keyof Growing): readonly string[] => [
  ...new Set(states.flatMap((fields) => Object.keys(fields[field]))),
];

/** Returns 'Existencias de CAM-1', and 'Existencias' for the only SKU. */
const rowLabel = (label: string, key: string, isOnly: boolean): string =>
  isOnly ? label : `${label} de ${key || 'la primera'}`;

function partsWith(states: readonly Growing[], keysOf: (field: keyof Growing) => readonly string[]) {
  const isOnly = keysIn(states, 'skus').length === 1;
  const entries: readonly (readonly [string, Names])[] = [
    ...keysOf('attributes').map(
      (name) => [name in fixed ? `${name} (atributo)` : name, [`attributes.${name}`]] as const,
    ),
    ...keysOf('skus').map((key) => [rowLabel('SKU', key, isOnly), [`skus.${key}`]] as const),
    ...keysOf('stocks').map((key) => [rowLabel('Existencias', key, isOnly), [`stocks.${key}`]] as const),
  ];
  return { ...fixed, ...Object.fromEntries(entries) };
}

/**
 * Two people may change these without getting in each other's way, by their labels. Attributes and SKUs are those of all the
 * states, as another category and another variation bring more.
 */
export const productParts = (...states: readonly Growing[]): Parts<ProductFields> =>
  partsWith(states, (field) => keysIn(states, field));

/**
 * It finds the parts in which two states of a product differ; what was typed and taken away again is no change. It is asked at
 * each key: of a thousand SKUs it reads none while their record is the same object.
 */
export function changedParts(before: ProductFields, now: ProductFields): Parts<ProductFields> {
  const isChanged = (name: ProductFieldName) =>
    !isSameValue(fieldValue(before, name) ?? '', fieldValue(now, name) ?? '');
  const states = [before, now];
  const parts = partsWith(states, (field) =>
    before[field] === now[field]
      ? []
      : keysIn(states, field).filter((key) => (before[field][key] ?? '') !== (now[field][key] ?? '')),
  );
  return Object.fromEntries(Object.entries(parts).filter(([, names]) => names.some(isChanged)));
}

const money = (amount: Centavos | null): string => (amount === null ? '' : formatMxn(amount));
const cm = (value: number | null): string => (value === null ? '' : `${formatUpTo(value, 2)} cm`);

/** The value of a field, in words. */
function sayField(name: ProductFieldName, fields: ProductFields): string {
  switch (name) {
    case 'category':
      return fields.categoryName;
    case 'price':
    case 'salePrice':
    case 'cost':
      return money(fields[name]);
    case 'height':
    case 'width':
    case 'depth':
      return cm(fields[name]);
    case 'weight':
      return fields.weight === null ? '' : `${formatUpTo(fields.weight, 3)} kg`;
    case 'bullets':
      return fields.bullets.join('\n');
    case 'photos':
      return counted(fields.photos.length, 'foto');
    case 'options':
      return (
        fields.options.map(({ name: option, values }) => `${option}: ${values.join(', ')}`).join(' · ') ||
        'Sin variaciones'
      );
    default:
      return String(fieldValue(fields, name) ?? '');
  }
}

/** Returns the values of a part in words: '$899.00', 'Sí', 'Mismo precio'. */
export function sayPart(fields: ProductFields, [name]: readonly ProductFieldName[] = []): string {
  const [field, code] = (name ?? '').split('.') as [string, FormChannel | undefined];
  if (name === undefined) return '';
  if (code === undefined) return sayField(name, fields);
  if (field === 'active') return fields.active[code] ? 'Sí' : 'No';
  if (field === 'buffers') return String(fields.buffers[code] ?? 0);
  if (field !== 'prices') return sayField(name, fields);
  const { mode, price } = fields.prices[code];
  return mode === 'base' ? 'Mismo precio' : money(price || null);
}
