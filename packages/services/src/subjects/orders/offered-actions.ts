import type { StoredMarketplace } from '../../tables/orders.ts';

/** The line statuses (calls.md 25.2) at which a channel with own actions offers each of them. */
const offers: Readonly<Record<string, readonly (readonly [action: string, statuses: readonly number[]])[]>> =
  {
    TP: [
      ['aceptar_orden', [1]],
      ['validar_envio', [2]],
      ['imprimir_guia', [3, 4]],
      ['orden_compra', [3, 4, 5, 6, 7]],
      ['rechazar_orden', [1, 2]],
    ],
    WC: [
      ['accept', [1]],
      ['ship', [2]],
      ['complete', [3, 4, 5, 6]],
      ['cancel', [1, 2]],
    ],
  };
const withOwnLabel: readonly string[] = ['ML', 'SH'];
const labelled: readonly number[] = [3, 4, 5, 6];

/** Returns the actions that the embedded channel offers for an order now, by the status of its lines. */
export function offeredActions(
  marketplace: string,
  lines: readonly { readonly statusId: number }[],
): Pick<StoredMarketplace, 'actions' | 'labelReady'> {
  const isAny = (statuses: readonly number[]) => lines.some((line) => statuses.includes(line.statusId));
  const actions = (offers[marketplace] ?? []).filter(([, statuses]) => isAny(statuses)).map(([name]) => name);
  return { actions, ...(withOwnLabel.includes(marketplace) ? { labelReady: isAny(labelled) } : {}) };
}
