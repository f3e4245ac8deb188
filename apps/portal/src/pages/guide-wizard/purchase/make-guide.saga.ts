import type { CallResult } from '@trastienda/api-client';
import { dependency } from '../../../shared/store/context.ts';
import { call, type Saga } from '../../../shared/store/saga-effects.ts';
import { guidePurchase, madeGuides } from '../../../entities/guide/operations.ts';
import type { Refusal } from '../slice.ts';
import type { MadeGuide, PurchaseIntent } from './intent.ts';
import { pauseBefore } from '../../../shared/store/outcome.ts';
import type { Known } from '../../../shared/store/until-known.ts';
import { untilPurchaseKnown } from './until-known.ts';

export type GuideOutcome =
  | { readonly kind: 'made'; readonly made: MadeGuide }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

/** Rows of the store's history that are looked through; newest first. */
const looked = '50';

/**
 * A guide that an attempt without a known outcome did make. Asked when its repeat was refused: a service that kept
 * the key would have given the first answer, but one that forgot it (after 24 h, or an upstream without keys) says
 * that the quote is used up, and nothing may be bought on that word.
 */
function* guideOfIntent(intent: PurchaseIntent): Saga<MadeGuide | null> {
  const wait = yield* dependency('wait');
  for (let attempt = 1; ; attempt += 1) {
    const page = yield* madeGuides.run({ params: { storeId: intent.storeId, n: looked, p: '1' } });
    if (page.ok) {
      const found = page.value.rows.find(
        ({ orderNumber, createdAt, status }) =>
          orderNumber === intent.orderNumber &&
          status !== 'cancelada' &&
          // A minute for clocks that differ.
          Date.parse(createdAt) >= intent.startedAt - 60_000,
      );
      return found
        ? {
            guide: found.guide,
            nameParcel: found.nameParcel,
            serviceType: found.serviceType,
            totalCost: found.totalCost,
            createdAt: found.createdAt,
            balance: null,
          }
        : null;
    }
    yield* call(wait, pauseBefore(attempt));
  }
}

function refusalOf({ error }: Extract<Known<unknown>, { readonly kind: 'refused' }>): Refusal {
  if (error.status === 402) return { reason: 'balance' };
  if (error.status === 404 || error.status === 409) return { reason: 'expired' };
  return { reason: 'other', message: error.message, folio: error.requestId };
}

/** The first call: makes and charges the guide, once. */
export function* makeGuide(intent: PurchaseIntent, isResumed: boolean): Saga<GuideOutcome> {
  const send = function* send(): Saga<CallResult<MadeGuide>> {
    const result = yield* guidePurchase.run(
      { params: { token: intent.token }, body: intent.request },
      { idempotencyKey: intent.guideKey },
    );
    if (!result.ok) return result;
    const { guide, nameParcel, serviceType, totalCost, createdAt, balance } = result.value.detail;
    return { ok: true, value: { guide, nameParcel, serviceType, totalCost, createdAt, balance } };
  };
  const known = yield* untilPurchaseKnown({
    orderNumber: intent.orderNumber,
    step: 'guide',
    isResumed,
    send,
  });
  if (known.kind === 'done') return { kind: 'made', made: known.value };
  const refusal = refusalOf(known);
  if (known.wasUnknown && refusal.reason === 'expired') {
    const made = yield* guideOfIntent(intent);
    if (made) return { kind: 'made', made };
  }
  return { kind: 'refused', refusal };
}
