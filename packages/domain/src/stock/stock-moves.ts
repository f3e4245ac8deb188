/** Why pieces came and went: first the merchant's own, then those of a warehouse. */
export const stockMoveReasons = [
  'alta',
  'edicion',
  'baja',
  'envio',
  'envio_cancelado',
  'retiro_entregado',
  'recibido',
  'diferencia',
  'surtido',
  'danado',
  'retiro',
] as const;

export type StockMoveReason = (typeof stockMoveReasons)[number];

const labels: Readonly<Record<StockMoveReason, string>> = {
  alta: 'Registradas al crear el producto',
  edicion: 'Cambiaste tus existencias',
  baja: 'Quitaste el SKU',
  envio: 'Salieron hacia el almacén',
  envio_cancelado: 'Regresaron de un envío cancelado',
  retiro_entregado: 'Recibiste un retiro',
  recibido: 'Llegaron en un envío',
  diferencia: 'El almacén contó otra cantidad',
  surtido: 'Se surtieron pedidos',
  danado: 'Se dañaron en el almacén',
  retiro: 'Se apartaron para un retiro',
};

/** The merchant's words for it. @example stockMoveLabel('surtido') // => 'Se surtieron pedidos' */
export function stockMoveLabel(reason: StockMoveReason): string {
  return labels[reason];
}
