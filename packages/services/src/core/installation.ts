import { type WithholdingRates, withholdingRates } from '@trastienda/domain/payment';
import { createGuardedClient, type GuardedClient } from '@trastienda/connectors/egress/guarded-client';
import type { Bucket } from './file-store/bucket.ts';
import type { SecretBox } from './secret-box.ts';
import type { WebhookSender } from './webhook-sender.ts';

/** The way to other people's shops. */
export type Shops = {
  /** The only client that asks them. */
  readonly client: GuardedClient;
  /** Whether a shop on this machine may be linked, for the emulator. */
  readonly allowLoopback: boolean;
};

/** Opens the way to other people's shops; `client.close` ends it. */
export const createShops = ({ allowLoopback }: Pick<Shops, 'allowLoopback'>): Shops => ({
  client: createGuardedClient({ allowLoopback }),
  allowLoopback,
});

/** The settings of the installation that the services run in. */
export type Installation = {
  /** The portal's origin: where channels send the browser back to. */
  readonly publicUrl: string;
  /** The page that plays the demo's channels and asks for access; `null` without the demo. */
  readonly demoConsentUrl: string | null;
  /** Asks shops that are linked for real; `null` asks none, and then only the demo's channels can be linked. */
  readonly shops: Shops | null;
  /** Whether balances are topped up without a payment (D400): in the demo only. */
  readonly topsUp: boolean;
  /** Seals the secrets of channels (D255); `null` without a key, and then no channel can be linked. */
  readonly secrets: SecretBox | null;
  /** Whether other systems of merchants come in by the open door (D517): not where their orders are elsewhere. */
  readonly hasDoor: boolean;
  /** Sends events to systems of merchants (D520); `null`: none is sent. */
  readonly webhooks: WebhookSender | null;
  /** The content of files lies there; `null`: in the database. */
  readonly bucket: Bucket | null;
  /**
   * The questions that each person of a store answers once (D108, D339); an empty list turns the survey off.
   */
  readonly survey: readonly string[];
  /** Taxes that platforms withhold: the rates of the domain, and those that the installation adds (D353). */
  readonly withholdingRates: readonly WithholdingRates[];
  /**
   * The RFC that an invoice must be made out to (D353), by channel; a channel without one refuses no invoice
   * for it.
   */
  readonly billingReceivers: Readonly<Record<string, string>>;
};

/** The default settings: no channel can be linked with them. */
export const bareInstallation: Installation = {
  publicUrl: '',
  demoConsentUrl: null,
  shops: null,
  topsUp: false,
  secrets: null,
  hasDoor: true,
  webhooks: null,
  bucket: null,
  survey: [],
  withholdingRates,
  billingReceivers: {},
};
