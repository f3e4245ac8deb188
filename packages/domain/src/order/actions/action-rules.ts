import type { ChannelCode } from '../../channel/channels.ts';
import { type LineEvent, nextLineStatus } from '../status/line-events.ts';
import type { StatusFamily } from '../status/status-families.ts';

/** The fields of an order that the table reads. */
export interface ActionableOrder {
  readonly marketplace: ChannelCode;
  readonly status: StatusFamily;
  readonly orderedProductsList: readonly {
    readonly colocationStatus?: { readonly id: number } | null;
    readonly deliveryTrackId?: string | null;
    readonly deliveryType?: string | null;
  }[];
  /** The last guide; without `labelUrl` it was made elsewhere. */
  readonly dataGuia?: { readonly guide: string; readonly labelUrl: string | null } | undefined;
  readonly dataMarketplace: {
    readonly actions?: readonly string[];
    readonly labelReady?: boolean | undefined;
    readonly evidencePending?: boolean;
    readonly evidenceStatus?: string | null;
    /** The name of the linked shop that brought it. */
    readonly shopName?: string | undefined;
  };
}

/** Why an order does not allow an action; null when it does. */
export type ActionRule = (order: ActionableOrder) => string | null;

/**
 * Requires that at least one line may take the event; otherwise the reason is that of the first line, or that
 * there is none.
 */
export const lineAllows =
  (event: LineEvent): ActionRule =>
  ({ orderedProductsList }) => {
    let reason: string | null = null;
    for (const line of orderedProductsList) {
      const next = nextLineStatus(event, line.colocationStatus?.id, {
        deliveryType: line.deliveryType ?? null,
      });
      if (next.ok) return null;
      reason ??= next.error.message;
    }
    return reason ?? 'El pedido no tiene piezas';
  };

/** The channel itself offers it now, by its own code. */
export const offered =
  (code: string): ActionRule =>
  ({ dataMarketplace }) =>
    dataMarketplace.actions?.includes(code) ? null : 'El canal todavía no lo permite';
