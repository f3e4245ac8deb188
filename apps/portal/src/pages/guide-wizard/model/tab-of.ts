import { type OrderTab, orderTabs, statusFamilyOfTab } from '@trastienda/domain';
import type { WizardView } from '../use-wizard.ts';

/** The tab of the list that has the order now; its guide just made, the order may still be read as waiting for it. */
export function tabOf({ purchase, order }: Pick<WizardView, 'purchase' | 'order'>): OrderTab {
  const family = purchase.phase === 'done' ? 'listo_para_enviar' : order.status;
  return orderTabs.find((tab) => statusFamilyOfTab(tab.id) === family) ?? (orderTabs[0] as OrderTab);
}
