import type { Order } from '@trastienda/api-client';
import { useDraft } from '../../shared/form/use-draft.ts';
import { useAppSelector } from '../../shared/store/hooks.ts';
import { type CancelDraft, emptyCancelDraft, reasonToKeep } from './cancel-form.tsx';
import { orderCancellation } from '../../entities/order/operations.ts';

type Form = CancelDraft & {
  /** Lines that are cancelled. */
  readonly lines: readonly string[];
};

/**
 * The form of an order's cancellation, of the dialog and the page alike: entries survive a reload, and a
 * refused request is there again for correction. `chosen`: the lines that it begins with; none means all that
 * can be cancelled.
 */
export function useCancelDraft({ orderNumber, orderedProductsList }: Order, chosen: readonly string[] = []) {
  const last = useAppSelector((state) => orderCancellation.select(state, orderNumber));
  const refusal = last.status === 'failed' ? last.error : null;
  const cancellable = orderedProductsList
    .filter((line) => reasonToKeep(line) === null)
    .map(({ colocationId }) => colocationId);
  const draft = useDraft<Form>(
    `cancelar ${orderNumber}`,
    () => ({
      ...emptyCancelDraft,
      lines: cancellable.filter((id) => chosen.length === 0 || chosen.includes(id)),
    }),
    { keepsSent: refusal !== null },
  );
  return { ...draft, cancellable, refusal };
}
