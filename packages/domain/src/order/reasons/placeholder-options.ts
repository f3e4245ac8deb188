/** The last option of a list that may lack the right one. */
export const placeholderOptions = {
  /** A carrier that is not in the list. */
  carrier: 'Otro',
  /** A reason to cancel or to unlink that is not in the list. */
  reason: 'Otra',
  /** A brand that is not in the list. */
  brand: 'Otra',
  /** A guide typed by hand. */
  guide: 'Manual',
  /** An order from outside the channels. */
  order: 'Manual',
} as const;

/** Why an order is cancelled; with the last one a comment is required. */
export const cancelReasons = [
  'Sin inventario',
  'Error de precio',
  'Dirección sin cobertura',
  'A petición del cliente',
  'Otra',
] as const;
