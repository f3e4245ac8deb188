/** What the merchant filters the acts of her people by. */
export const activityKinds = ['pedidos', 'guias', 'fulfillment', 'equipo', 'canales', 'tienda'] as const;
export type ActivityKind = (typeof activityKinds)[number];
