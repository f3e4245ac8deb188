/** The kinds of events between a shop and us, for programs (the field `kind`). */
export const channelEventKinds = ['read', 'written', 'refused', 'failed', 'recovered', 'hooked'] as const;

export type ChannelEventKind = (typeof channelEventKinds)[number];

export interface ChannelEventFacts {
  readonly kind: ChannelEventKind;
  /** Orders that it is about. */
  readonly count: number;
  /** Number of the one order that it is about. */
  readonly orderNumber: string | null;
  /** Why it failed: the sentence of a cause. */
  readonly message: string | null;
}

const ordersOf = ({ count, orderNumber }: ChannelEventFacts): string =>
  orderNumber !== null ? `el pedido ${orderNumber}` : count === 1 ? 'un pedido' : `${count} pedidos`;

const ofOrders = (facts: ChannelEventFacts): string => `de ${ordersOf(facts)}`.replace(/^de el /u, 'del ');

const sentences: Readonly<Record<ChannelEventKind, (facts: ChannelEventFacts) => string>> = {
  read: (facts) => `Leímos ${ordersOf(facts)} de tu tienda`,
  written: (facts) => `Avisamos a tu tienda ${ofOrders(facts)}`,
  refused: (facts) => `Tu tienda no aceptó el aviso ${ofOrders(facts)}`,
  failed: ({ message }) => message ?? 'Tu tienda no respondió',
  recovered: () => 'Tu tienda volvió a contestar',
  hooked: () => 'Tu tienda nos avisa en cuanto algo cambia',
};

/**
 * Says what happened between a shop and us.
 * @example channelEventSentence({ kind: 'read', count: 3, orderNumber: null, message: null }) // => 'Leímos 3 pedidos de tu tienda'
 * @example channelEventSentence({ kind: 'written', count: 1, orderNumber: '13', message: null }) // => 'Avisamos a tu tienda del pedido 13'
 */
export function channelEventSentence(facts: ChannelEventFacts): string {
  return sentences[facts.kind](facts);
}
