import type { CallOutput } from '@trastienda/api-client';
import type { listProductChanges } from '@trastienda/api-client/products';
import { channelName, formatMxn, toCentavos } from '@trastienda/domain';
import { ownChanges } from '@trastienda/domain/product';

type Entry = CallOutput<typeof listProductChanges>['rows'][number];

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

/** A new state says what was done, from whichever it was before. */
const deeds: Readonly<Record<string, string>> = {
  active: 'Se publicó',
  paused: 'Se pausó',
  draft: 'Se guardó como borrador',
  deleted: 'Se eliminó',
  review: 'Entró a revisión',
  rejected: 'Se rechazó',
};

/** 'Precio base: $499.00 → $519.00'; 'Se publicó'; 'Descripción' where the values are no words for one line. */
function historyLine({ field, before, after }: Entry['changes'][number]): string {
  if (field === 'status') {
    return before === 'paused' && after === 'active' ? 'Se activó' : (deeds[String(after)] ?? '');
  }
  const last = field.split('.').at(-1) ?? field;
  const [then, now] = [said(last, before), said(last, after)];
  return then === '' || now === '' ? labelOf(field) : `${labelOf(field)}: ${then} → ${now}`;
}

/** Channels on which a save put a product on or off sale. */
function switchedLines(changes: Entry['changes']): string[] {
  const channels = (isOn: boolean) =>
    changes
      .filter(({ field, after }) => field.endsWith('.active') && after === isOn)
      .map(({ field }) => channelName(field.split('.')[1] ?? ''));
  const line = (words: string, names: readonly string[]) =>
    names.length === 0 ? [] : [`${words} ${names.join(', ').replace(/, ([^,]+)$/u, ' y $1')}`];
  return [...line('A la venta en', channels(true)), ...line('En pausa en', channels(false))];
}

/** Returns the changes of a save, a line for each. */
export function historyLines(changes: Entry['changes']): string[] {
  const own = ownChanges(changes);
  const isSwitch = ({ field }: (typeof own)[number]) => /^sales_channel\.\w+\.active$/u.test(field);
  return [...own.filter((one) => !isSwitch(one)).map(historyLine), ...switchedLines(own.filter(isSwitch))];
}
