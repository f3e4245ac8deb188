/** A sales channel to link, with its links (calls.md 24.6). */
export interface IntegrationChannel<Link = unknown> {
  readonly channel_id: string;
  readonly marketplace: string;
  readonly channels: readonly Link[];
  readonly pedidos?: boolean;
}

/** The known channels in their fixed order with the names of added ones. Source: S3.32. */
const known: readonly (readonly [code: string, marketplace: string])[] = [
  ['SH', 'shein'],
  ['TP', 'total play'],
  ['ML', 'mercado libre'],
  ['SP', 'shopify'],
  ['WC', 'woocommerce'],
  ['AE', 'aliexpress'],
];

/**
 * The channels to show for linking: the six known ones in the order SH, TP, ML, SP, WC, AE, missing ones
 * with an empty list; then unknown ones as received; then PG with the pedidos capability when the status of
 * the website service is 'active'. Two entries of one channel have their lists joined. PG appears once.
 * Source: S3.32, S3.34, D79, D80.
 * @example integrationChannels([], { paginasStatus: 'inactive' }).map((channel) => channel.channel_id) // => ['SH', 'TP', 'ML', 'SP', 'WC', 'AE']
 * @example integrationChannels([], { paginasStatus: 'active' }).at(-1) // => { channel_id: 'PG', marketplace: 'paginas', channels: [], pedidos: true }
 */
export function integrationChannels<Link>(
  response: readonly IntegrationChannel<Link>[],
  { paginasStatus }: { readonly paginasStatus: string | null | undefined },
): IntegrationChannel<Link>[] {
  const joined = new Map<string, IntegrationChannel<Link>>();
  for (const [code, marketplace] of known) {
    joined.set(code, { channel_id: code, marketplace, channels: [] });
  }
  const named = new Set<string>();
  for (const entry of response) {
    // PG stands or falls with the service's status, whatever the answer says.
    if (entry.channel_id === 'PG') continue;
    const before = joined.get(entry.channel_id);
    joined.set(entry.channel_id, {
      ...(named.has(entry.channel_id) ? before : undefined),
      ...(named.has(entry.channel_id) ? undefined : entry),
      channel_id: entry.channel_id,
      marketplace: (named.has(entry.channel_id) ? before?.marketplace : undefined) ?? entry.marketplace,
      channels: [...(before?.channels ?? []), ...entry.channels],
    });
    named.add(entry.channel_id);
  }
  const list = [...joined.values()];
  if (paginasStatus === 'active') {
    list.push({ channel_id: 'PG', marketplace: 'paginas', channels: [], pedidos: true });
  }
  return list;
}
