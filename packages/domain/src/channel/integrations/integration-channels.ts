/** A sales channel to link, with its links. */
export interface IntegrationChannel<Link = unknown> {
  readonly channel_id: string;
  readonly marketplace: string;
  readonly channels: readonly Link[];
  readonly pedidos?: boolean | undefined;
}

/** The channels that can be linked, in their fixed order. */
export const linkableCodes = ['SH', 'TP', 'ML', 'SP', 'WC', 'AE'] as const;

export type LinkableCode = (typeof linkableCodes)[number];

/** Says whether a text is one of the six. @example isLinkableCode('CS') // => false */
export function isLinkableCode(text: unknown): text is LinkableCode {
  return (linkableCodes as readonly unknown[]).includes(text);
}

/** The names of added ones. Source: S3.32. */
const marketplaces: Readonly<Record<LinkableCode, string>> = {
  SH: 'shein',
  TP: 'total play',
  ML: 'mercado libre',
  SP: 'shopify',
  WC: 'woocommerce',
  AE: 'aliexpress',
};

/**
 * The channels to show for linking: the six known ones in the order SH, TP, ML, SP, WC, AE, missing ones with an empty list;
 * then unknown ones as received; then PG with the pedidos capability when the status of the website service is 'active'. The
 * lists of two entries of one channel are joined. PG appears once.
 * @example integrationChannels([], { paginasStatus: 'inactive' }).map((channel) => channel.channel_id) // => ['SH', 'TP', 'ML', 'SP', 'WC', 'AE']
 * @example integrationChannels([], { paginasStatus: 'active' }).at(-1) // => { channel_id: 'PG', marketplace: 'paginas', channels: [], pedidos: true }
 */
export function integrationChannels<Link>(
  response: readonly IntegrationChannel<Link>[],
  { paginasStatus }: { readonly paginasStatus: string | null | undefined },
): IntegrationChannel<Link>[] {
  const answered = new Map<string, IntegrationChannel<Link>>();
  for (const entry of response) {
    // The service's status alone decides about PG, whatever the answer contains.
    if (entry.channel_id === 'PG') continue;
    const before = answered.get(entry.channel_id);
    const joined = before ? { ...before, channels: [...before.channels, ...entry.channels] } : entry;
    answered.set(entry.channel_id, joined);
  }
  const list = linkableCodes.map(
    (code): IntegrationChannel<Link> =>
      answered.get(code) ?? { channel_id: code, marketplace: marketplaces[code], channels: [] },
  );
  for (const entry of answered.values()) if (!list.includes(entry)) list.push(entry);
  if (paginasStatus === 'active') {
    list.push({ channel_id: 'PG', marketplace: 'paginas', channels: [], pedidos: true });
  }
  return list;
}
