/** The states of a withdrawal from the fulfillment warehouse. */
export const withdrawalStatuses = ['solicitado', 'en_preparacion', 'entregado', 'cancelado'] as const;

export type WithdrawalStatus = (typeof withdrawalStatuses)[number];

const labels: Readonly<Record<WithdrawalStatus, string>> = {
  solicitado: 'Solicitado',
  en_preparacion: 'En preparación',
  entregado: 'Entregado',
  cancelado: 'Cancelado',
};

/** The merchant's word for a status. @example withdrawalLabel('en_preparacion') // => 'En preparación' */
export function withdrawalLabel(status: WithdrawalStatus): string {
  return labels[status];
}
