import type { CallOutput } from '@trastienda/api-client';
import type { listProductChanges } from '@trastienda/api-client/products';
import { channelName, formatMxn, toCentavos } from '@trastienda/domain';

type Entry = CallOutput<typeof listProductChanges>['data'][number];

const sources: Readonly<Record<Entry['source'], string>> = {
  form: '',
  carga: 'con un archivo',
  activacion: 'con una activación',
  pedido: 'por un pedido',
  almacen: 'en el almacén',
  deshacer: 'al deshacer',
};

export const sourceWord = (source: Entry['source']): string => sources[source];

const labels: Readonly<Record<string, string>> = {
  name: 'Nombre',
  description: 'Descripción',
  bullets: 'Puntos clave',
  photos: 'Fotos',
  brand: 'Marca',
  category: 'Categoría',
  category_name: 'Categoría',
  universalId: 'Código de barras',
  price: 'Precio base',
  salePrice: 'Precio de oferta',
  cost: 'Costo',
  cartaPorte: 'Clave SAT',
  satUnit: 'Unidad SAT',
  shipping_method: 'Tipo de envío',
  parentSku: 'SKU padre',
  status: 'Estado',
  stock: 'Existencias',
  sku: 'SKU',
  height: 'Alto',
  width: 'Ancho',
  depth: 'Largo',
  weight: 'Peso',
  active: 'Venta',
  stockBuffer: 'Piezas reservadas',
  follows: 'Cómo se calcula el precio',
};
const amounts = new Set(['price', 'salePrice', 'cost']);
const words: Readonly<Record<string, string>> = {
  active: 'activo',
  paused: 'en pausa',
  draft: 'borrador',
  deleted: 'eliminado',
  review: 'en revisión',
  rejected: 'rechazado',
};

const isNothing = (value: unknown): boolean =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0);

function said(last: string, value: unknown): string {
  if (isNothing(value)) return 'vacío';
  if (typeof value === 'number') return amounts.has(last) ? formatMxn(toCentavos(value)) : String(value);
  if (typeof value === 'boolean') return value ? 'sí' : 'no';
  if (typeof value === 'string') {
    const text = words[value] ?? value;
    return text.length > 40 ? `${text.slice(0, 40)}…` : text;
  }
  return Array.isArray(value) ? String(value.length) : '';
}

/** The field by its label: 'Precio base en Sears', 'Existencias de CAM-1'. */
function labelOf(field: string): string {
  const [first = '', ...rest] = field.split('.');
  if (first === 'attributes') return rest.join('.');
  const last = rest.at(-1) ?? first;
  const label = labels[last] ?? labels[first] ?? last;
  if (first === 'sales_channel') return `${label} en ${channelName(rest[0] ?? '')}`;
  if (first === 'info_by_sku' && rest.length > 1) return `${label} de ${rest.slice(0, -1).join('.')}`;
  return first === 'info_by_sku' ? `SKU ${last}` : label;
}

/** 'Existencias 8 → 6'; 'Descripción' where the values are no words for one line. */
export function historyLine({ field, before, after }: Entry['changes'][number]): string {
  const last = field.split('.').at(-1) ?? field;
  const [then, now] = [said(last, before), said(last, after)];
  return then === '' || now === '' ? labelOf(field) : `${labelOf(field)}: ${then} → ${now}`;
}
