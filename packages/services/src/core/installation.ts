import { type WithholdingRates, withholdingRates } from '@trastienda/domain/payment';
import type { SecretBox } from './secret-box.ts';

/** What the services know of the installation they run in. */
export type Installation = {
  /** The portal's origin: where channels send the browser back to. */
  readonly publicUrl: string;
  /** The page that stands for the channels of the demo and asks for access; `null` without the demo. */
  readonly demoConsentUrl: string | null;
  /** Balances are topped up here, with money that nobody pays (D400): the demo alone. */
  readonly topsUp: boolean;
  /** Seals the secrets of channels (D255); `null` without a key, and then no channel can be linked. */
  readonly secrets: SecretBox | null;
  /** Questions that people of a store are asked once each (D108, D339); without any there is no survey. */
  readonly survey: readonly string[];
  /** Taxes that platforms withhold: the rates of the domain, and those that the installation adds (D353). */
  readonly withholdingRates: readonly WithholdingRates[];
  /** By channel, the RFC whom an invoice must be for (D353); without one nobody is refused for it. */
  readonly billingReceivers: Readonly<Record<string, string>>;
};

/** Of services that nobody told more: nothing can be linked there. */
export const bareInstallation: Installation = {
  publicUrl: '',
  demoConsentUrl: null,
  topsUp: false,
  secrets: null,
  survey: [],
  withholdingRates,
  billingReceivers: {},
};
