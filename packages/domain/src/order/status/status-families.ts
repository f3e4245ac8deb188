/** The five families of statuses, in the order of an order's life. */
export const statusFamilies = [
  'pendiente',
  'listo_para_enviar',
  'transito',
  'finalizado',
  'cancelado',
] as const;

export type StatusFamily = (typeof statusFamilies)[number];

const labels: Readonly<Record<StatusFamily, string>> = {
  pendiente: 'En preparación',
  listo_para_enviar: 'Listo para enviar',
  transito: 'En tránsito',
  finalizado: 'Finalizado',
  cancelado: 'Cancelado',
};

/**
 * The family's word in a row.
 * @example statusLabel('listo_para_enviar') // => 'Listo para enviar'
 */
export function statusLabel(family: StatusFamily): string {
  return labels[family];
}

/** Says whether a text from the wire is one of the five families. @example isStatusFamily('todos') // => false */
export function isStatusFamily(text: unknown): text is StatusFamily {
  return (statusFamilies as readonly unknown[]).includes(text);
}
