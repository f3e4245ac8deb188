import { startTurnLoop } from '../../core/turn-loop.ts';
import { type Delivering, deliverTurn, takeTurns } from './deliver-webhooks.ts';

/** Stores that one process sends to at the same time. */
const AT_ONCE = 10;
/** The pause between two looks for what is due. */
const LOOK_MS = 5_000;

type Options = Delivering & {
  readonly onError: (error: unknown, what: Readonly<Record<string, unknown>>) => void;
};

/** Sends the events of stores to their webhooks as they come (D520), until `stop`. A store whose turn has ended may have more to send. */
export function startWebhooks({ onError, ...delivering }: Options): { readonly stop: () => Promise<void> } {
  return startTurnLoop({
    atOnce: AT_ONCE,
    lookMs: LOOK_MS,
    take: (free) =>
      takeTurns(delivering, free, (error, store) => onError(error, { task: 'webhooks', store })),
    work: (turn, isStopping) =>
      deliverTurn(delivering, turn, isStopping).catch((error: unknown) =>
        onError(error, { task: 'webhooks', store: turn.storeId }),
      ),
    isNews: () => true,
    onError: (error) => onError(error, { task: 'webhooks' }),
  });
}
