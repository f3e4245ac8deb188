/** The units of c_ClaveUnidad that things are sold in, with their names. */
export const satUnits: readonly { readonly code: string; readonly name: string }[] = [
  { code: 'H87', name: 'Pieza' },
  { code: 'PR', name: 'Par' },
  { code: 'SET', name: 'Conjunto' },
  { code: 'KT', name: 'Kit' },
  { code: 'XPK', name: 'Paquete' },
  { code: 'XBX', name: 'Caja' },
  { code: 'DPC', name: 'Docena de piezas' },
  { code: 'KGM', name: 'Kilogramo' },
  { code: 'GRM', name: 'Gramo' },
  { code: 'LTR', name: 'Litro' },
  { code: 'MLT', name: 'Mililitro' },
  { code: 'MTR', name: 'Metro' },
  { code: 'MTK', name: 'Metro cuadrado' },
  { code: 'RO', name: 'Rollo' },
];
/** The unit of a product without one. */
export const defaultSatUnit = 'H87';
