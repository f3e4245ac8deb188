/** The kinds by which the merchant filters the acts of her people. */
export const activityKinds = [
  'pedidos',
  'guias',
  'productos',
  'fulfillment',
  'equipo',
  'canales',
  'tienda',
] as const;
export type ActivityKind = (typeof activityKinds)[number];

const labels: Readonly<Record<ActivityKind, string>> = {
  pedidos: 'Pedidos',
  guias: 'Guías',
  productos: 'Productos',
  fulfillment: 'Fulfillment',
  equipo: 'Equipo',
  canales: 'Canales',
  tienda: 'Datos de la tienda',
};

/**
 * A kind of activity, in words.
 * @example activityKindLabel('tienda') // => 'Datos de la tienda'
 */
export const activityKindLabel = (kind: ActivityKind): string => labels[kind];
