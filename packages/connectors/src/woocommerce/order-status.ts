/** The meaning of a shop's status for us, whatever it is called there. */
export type ShopStanding =
  /** Paid, and to be sent. */
  | 'waiting'
  /** The merchant finished it in her shop. */
  | 'done'
  | 'cancelled'
  /** Not paid, or no longer. */
  | 'unpaid'
  /** A status of a plug-in, which may mean anything. */
  | 'unknown';

const standings: Readonly<Record<string, ShopStanding>> = {
  processing: 'waiting',
  completed: 'done',
  cancelled: 'cancelled',
  refunded: 'cancelled',
  trash: 'cancelled',
  /** No status of the shop, but our word for an order that it answers with 404. */
  deleted: 'cancelled',
  pending: 'unpaid',
  failed: 'unpaid',
  'on-hold': 'unpaid',
  'auto-draft': 'unpaid',
  'checkout-draft': 'unpaid',
};

/** Reads a raw status, with or without WooCommerce's inner prefix. @example standingOf('wc-completed') // => 'done' */
export function standingOf(rawStatus: string): ShopStanding {
  const name = rawStatus.trim().toLowerCase().replace(/^wc-/, '');
  return Object.hasOwn(standings, name) ? (standings[name] ?? 'unknown') : 'unknown';
}

/** The consequence of a standing. */
export type StandingEffect =
  /** The order is taken over, or its facts are brought up to date. */
  | 'take'
  /** The order's lines end as delivered: `channelDone`. */
  | 'finish'
  /** The order's lines are cancelled where they may still be, else it is a case. */
  | 'cancel'
  /** A person decides; no line moves. */
  | 'case'
  /** No line moves, and what is not known here stays unknown. */
  | 'nothing';

/**
 * Gives what a standing means for an order. What is not known here is taken over only when it is paid: an order that is
 * finished is taken over and finished, one that waits for money is passed over until it has come.
 * @example effectOf('unpaid', { isKnown: true }) // => 'case'
 */
export function effectOf(standing: ShopStanding, { isKnown }: { readonly isKnown: boolean }): StandingEffect {
  switch (standing) {
    case 'waiting':
      return 'take';
    case 'done':
      return 'finish';
    case 'cancelled':
      return isKnown ? 'cancel' : 'nothing';
    case 'unpaid':
      return isKnown ? 'case' : 'nothing';
    case 'unknown':
      return 'nothing';
  }
}
