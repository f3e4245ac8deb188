import { channelName, ownStoreCodes } from '../channel/channels.ts';

/** The kinds of value that a cell of a column may hold. */
export type BulkCellKind =
  | 'text'
  | 'longText'
  | 'sku'
  | 'code'
  | 'money'
  | 'measure'
  | 'pieces'
  | 'category'
  | 'photo'
  | 'channels'
  | 'shipping';

/** A column of a bulk file. */
export interface BulkColumn {
  /** The column's name in the contract; that of an attribute is `attributes.` and its name. */
  readonly key: string;
  /** The heading of the column in the template. */
  readonly head: string;
  readonly kind: BulkCellKind;
  /** Asked of a product that can be sold; without it a new one is a draft. */
  readonly isAsked?: boolean;
  readonly example: string;
  /** The template's help describes the column with this text. */
  readonly help: string;
}

/**
 * Sheets of the template beside that of the products: the values that its columns take. No message says that
 * they were not read.
 */
export const templateHelp = { columns: 'Ayuda', values: 'Valores' } as const;

const numbered = (count: number) => Array.from({ length: count }, (_, at) => at + 1);

/**
 * The columns that are the same in every category, in the template's order; attributes come before the last
 * one.
 */
export const bulkColumns: readonly BulkColumn[] = [
  { key: 'fila', head: 'Fila', kind: 'text', example: '#', help: 'El número de la fila en tu archivo' },
  {
    key: 'sku',
    head: 'SKU',
    kind: 'sku',
    isAsked: true,
    example: 'CAM-AZ-M',
    help: 'Tu clave de cada variación; no se repite en tu tienda',
  },
  {
    key: 'parentSku',
    head: 'SKU padre',
    kind: 'sku',
    example: 'CAM-AZ',
    help: 'La misma clave en todas las variaciones de un producto',
  },
  {
    key: 'name',
    head: 'Nombre',
    kind: 'text',
    isAsked: true,
    example: 'Camisa azul de algodón',
    help: 'Hasta 120 caracteres',
  },
  {
    key: 'description',
    head: 'Descripción',
    kind: 'longText',
    example: 'Camisa de manga larga',
    help: 'Texto sin formato, hasta 20,000 caracteres',
  },
  {
    key: 'bullets',
    head: 'Puntos clave',
    kind: 'longText',
    example: '100% algodón|Corte recto',
    help: 'Hasta 10, separados por |',
  },
  { key: 'brand', head: 'Marca', kind: 'text', example: 'Casa Lumbre', help: 'Hasta 120 caracteres' },
  {
    key: 'category',
    head: 'Categoría',
    kind: 'category',
    isAsked: true,
    example: 'Camisas',
    help: 'Su nombre, su ruta (Ropa > Camisas) o su clave',
  },
  {
    key: 'universalId',
    head: 'Código de barras',
    kind: 'code',
    example: '7501234567893',
    help: 'EAN, UPC o GTIN, de 8, 12, 13 o 14 dígitos',
  },
  {
    key: 'price',
    head: 'Precio',
    kind: 'money',
    isAsked: true,
    example: '499.00',
    help: 'En pesos, con IVA; punto para los centavos',
  },
  {
    key: 'salePrice',
    head: 'Precio de oferta',
    kind: 'money',
    example: '449.00',
    help: 'Lo que paga quien compra; no más que el precio',
  },
  {
    key: 'cost',
    head: 'Costo',
    kind: 'money',
    example: '210.00',
    help: 'Lo que te cuesta a ti; ningún canal lo ve',
  },
  {
    key: 'stock',
    head: 'Existencias',
    kind: 'pieces',
    isAsked: true,
    example: '14',
    help: 'Piezas, en número entero',
  },
  ...numbered(3).flatMap((at): BulkColumn[] => [
    {
      key: `variationName${at}`,
      head: `Variación ${at}`,
      kind: 'text',
      example: ['Talla', 'Color', ''][at - 1] ?? '',
      help: 'En qué cambian sus variaciones, por ejemplo Talla',
    },
    {
      key: `variationValue${at}`,
      head: `Valor ${at}`,
      kind: 'text',
      example: ['M', 'Azul', ''][at - 1] ?? '',
      help: 'El valor de esta fila, por ejemplo M',
    },
  ]),
  {
    key: 'height',
    head: 'Alto (cm)',
    kind: 'measure',
    isAsked: true,
    example: '5',
    help: 'Del paquete, en centímetros',
  },
  {
    key: 'width',
    head: 'Ancho (cm)',
    kind: 'measure',
    isAsked: true,
    example: '25',
    help: 'Del paquete, en centímetros',
  },
  {
    key: 'depth',
    head: 'Largo (cm)',
    kind: 'measure',
    isAsked: true,
    example: '30',
    help: 'Del paquete, en centímetros',
  },
  {
    key: 'weight',
    head: 'Peso (kg)',
    kind: 'measure',
    isAsked: true,
    example: '0.4',
    help: 'Del paquete, en kilogramos',
  },
  ...numbered(10).map((at): BulkColumn => ({
    key: `photo${at}`,
    head: `Foto ${at}`,
    kind: 'photo',
    ...(at === 1 && { isAsked: true }),
    example: at === 1 ? 'camisa-azul.jpg' : '',
    help: 'El nombre de una foto que ya subiste, o su dirección aquí',
  })),
  {
    key: 'shipping_method',
    head: 'Tipo de envío',
    kind: 'shipping',
    example: 'dropshipping',
    help: 'dropshipping, fulfillment o entrega propia',
  },
  { key: 'cartaPorte', head: 'Clave SAT', kind: 'code', example: '53101602', help: '8 dígitos' },
  {
    key: 'satUnit',
    head: 'Unidad SAT',
    kind: 'text',
    example: 'H87',
    help: 'H87 es pieza; vacía también lo es',
  },
  {
    key: 'channels',
    head: 'Canales',
    kind: 'channels',
    example: 'Sears|Sanborns',
    help: 'Dónde se vende, separados por |',
  },
  ...ownStoreCodes.map((code): BulkColumn => ({
    key: `price_${code}`,
    head: `Precio en ${channelName(code)}`,
    kind: 'money',
    example: '',
    help: 'Si allí es otro: un precio, o +8 % .90 para que siga al tuyo',
  })),
  ...ownStoreCodes.map((code): BulkColumn => ({
    key: `buffer_${code}`,
    head: `Piezas apartadas en ${channelName(code)}`,
    kind: 'pieces',
    example: '',
    help: 'Piezas que ese canal no ve',
  })),
  {
    key: 'control',
    head: 'Control',
    kind: 'text',
    example: '',
    help: 'La pone la plantilla: así nadie pisa lo que otra persona cambió',
  },
];

/** Stands in the files of products that are there, to be read alone: what their category costs. */
export const commissionColumn: BulkColumn = {
  key: 'commission',
  head: 'Comisión (%)',
  kind: 'text',
  example: '',
  help: 'La de su categoría; solo se lee',
};
