import { isOutcomeUnknown, type ShopAnswer, type ShopFault } from '../shop-client.ts';
import { readError } from './schemas.ts';

/** Why a shop's order takes no more of this: a case for a person, and nothing to try again. */
export type PushRefusal =
  /** The shop has no such order any more. */
  | { readonly reason: 'order_gone' }
  /** The shop's order has a status in which this is wrong. */
  | { readonly reason: 'order_status'; readonly rawStatus: string }
  /** More pieces than were sold would be on their way, those that the merchant sent by hand counted. */
  | { readonly reason: 'too_many_pieces'; readonly itemId: number }
  /** The shop said no, with a code of its own. */
  | { readonly reason: 'rejected'; readonly status: number; readonly code: string };

export type PushOutcome =
  /** It is so in the shop; `wrote` is false when it was so before. */
  | { readonly kind: 'done'; readonly wrote: boolean }
  | { readonly kind: 'refused'; readonly refusal: PushRefusal }
  /** Try again later: the same push finds out by itself what was carried out. */
  | { readonly kind: 'failed'; readonly fault: ShopFault; readonly isUnknown: boolean };

/** Ends a push from within; drivers catch it, nobody else sees it. */
class PushEnd extends Error {
  readonly outcome: PushOutcome;
  constructor(outcome: PushOutcome) {
    super(outcome.kind);
    this.outcome = outcome;
  }
}

/** Ends the push with a refusal. */
export function refuse(refusal: PushRefusal): never {
  throw new PushEnd({ kind: 'refused', refusal });
}

/** Gives the JSON of an answer that says yes; ends the push for every other one. A question that got none has changed nothing. */
export function accepted(answer: ShopAnswer, { isWrite = true } = {}): unknown {
  if (!answer.ok) {
    const isUnknown = isWrite && isOutcomeUnknown(answer.fault);
    throw new PushEnd({ kind: 'failed', fault: answer.fault, isUnknown });
  }
  if (answer.status >= 200 && answer.status < 300) return answer.json;
  const { code } = readError(answer.json);
  if (answer.status === 404 && code !== 'rest_no_route') refuse({ reason: 'order_gone' });
  return refuse({ reason: 'rejected', status: answer.status, code: code.slice(0, 100) });
}

/** Runs the steps of a push, each of which says whether it wrote. */
export async function outcomeOf(steps: () => Promise<boolean>): Promise<PushOutcome> {
  try {
    return { kind: 'done', wrote: await steps() };
  } catch (error) {
    if (error instanceof PushEnd) return error.outcome;
    throw error;
  }
}
