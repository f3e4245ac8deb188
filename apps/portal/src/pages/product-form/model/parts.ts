import { channelName, type Centavos, formatMxn, formatUpTo } from '@trastienda/domain';
import type { Parts } from '../../../shared/form/shared-form.ts';
import { formChannels, optionsOf, photosOf, type ProductFields } from './fields.ts';

type Name = keyof ProductFields;

const fixed: Readonly<Record<string, readonly Name[]>> = {
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
      [`Venta en ${channelName(code)}`, [`on/${code}`]],
      [
        `Precio en ${channelName(code)}`,
        [`mode/${code}`, `price/${code}`, `percent/${code}`, `rounding/${code}`],
      ],
      [`Piezas reservadas en ${channelName(code)}`, [`buffer/${code}`]],
    ]),
  ),
};

/** 'Existencias de CAM-1'; without variations, 'Existencias'. */
function skuParts(
  names: readonly string[],
  kind: 'sku' | 'stock',
  label: string,
): [string, readonly Name[]][] {
  const own = names.filter((name) => name.startsWith(`${kind}/`));
  return own.map((name) => [
    own.length === 1 ? label : `${label} de ${name.slice(kind.length + 1) || 'la primera'}`,
    [name as Name],
  ]);
}

/** What two people may change without getting in each other's way, by its label. @param names Fields that there are. */
export function productParts(names: readonly string[]): Parts<ProductFields> {
  const attributes = names.flatMap((name): [string, readonly Name[]][] => {
    if (!name.startsWith('attr/')) return [];
    const label = name.slice('attr/'.length);
    return [[label in fixed ? `${label} (atributo)` : label, [name as Name]]];
  });
  return {
    ...fixed,
    ...Object.fromEntries([
      ...attributes,
      ...skuParts(names, 'sku', 'SKU'),
      ...skuParts(names, 'stock', 'Existencias'),
    ]),
  };
}

/** Parts in which two states of a product differ. */
export const changedParts = (
  parts: Parts<ProductFields>,
  before: ProductFields,
  now: ProductFields,
): readonly string[] =>
  Object.entries(parts).flatMap(([part, names]) =>
    names.every((name) => Object.is(before[name] ?? '', now[name] ?? '')) ? [] : [part],
  );

const money = (amount: Centavos | null): string => (amount === null ? '' : formatMxn(amount));
const cm = (value: number | null): string => (value === null ? '' : `${formatUpTo(value, 2)} cm`);
const photoCount = (count: number): string => (count === 1 ? '1 foto' : `${count} fotos`);

/** What a field says, in words. */
function sayField(name: Name, fields: ProductFields): string {
  switch (name) {
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
    case 'photos':
      return photoCount(photosOf(fields).length);
    case 'options':
      return optionsOf(fields)
        .map(({ name: option, values }) => `${option}: ${values.join(', ')}`)
        .join(' · ');
    default:
      return String(fields[name] ?? '');
  }
}

/** What a part says, in words: '$899.00', 'Sí', 'Mismo precio'. */
export function sayPart(parts: Parts<ProductFields>, part: string, fields: ProductFields): string {
  const names = parts[part] ?? [];
  const [name] = names;
  if (name === undefined) return '';
  if (name === 'category') return fields.categoryName;
  if (name.startsWith('on/')) return fields[name] === true ? 'Sí' : 'No';
  if (name.startsWith('buffer/')) return String(fields[name] ?? 0);
  if (name.startsWith('mode/')) {
    const price = names[1];
    return fields[name] === 'base'
      ? 'Mismo precio'
      : money((price && (fields[price] as Centavos | null)) || null);
  }
  if (name === 'options') return sayField('options', fields) || 'Sin variaciones';
  return sayField(name, fields);
}
