/** The ways in which a line reaches the client. */
export const deliveryTypes = ['dropshipping', 'fulfillment', 'entrega_propia'] as const;

export type DeliveryType = (typeof deliveryTypes)[number];

const labels: Readonly<Record<DeliveryType, string>> = {
  dropshipping: 'Envío desde tu almacén',
  fulfillment: 'Fulfillment',
  entrega_propia: 'Entrega propia',
};

/** The merchant's word for a delivery type. @example deliveryTypeLabel('entrega_propia') // => 'Entrega propia' */
export function deliveryTypeLabel(type: DeliveryType): string {
  return labels[type];
}
