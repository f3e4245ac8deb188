import type { Order, OrderedProduct } from '@trastienda/api-client';
import { cancelReasons, nextLineStatus } from '@trastienda/domain';
import { RadioGroup } from '@trastienda/ui/RadioGroup';
import { TextArea } from '@trastienda/ui/TextArea';
import type { CancelReason } from './cancel.saga.ts';
import { isCancelledPiece } from '../../entities/order/is-cancelled-piece.ts';

export type StatedReason = { readonly reason: CancelReason; readonly comment: string };
export type CancelDraft = Omit<StatedReason, 'reason'> & { readonly reason: CancelReason | null };

/** No reason is chosen beforehand: some count against the seller. */
export const emptyCancelDraft: CancelDraft = { reason: null, comment: '' };

const isReason = (text: string): text is CancelReason => (cancelReasons as readonly string[]).includes(text);

/** The fault of the reason; 'Otra' needs a comment (calls.md 24.4). */
export function faultOfReason({ reason, comment }: CancelDraft): Partial<Record<keyof CancelDraft, string>> {
  if (reason === null) return { reason: 'Elige un motivo' };
  return reason === 'Otra' && comment.trim() === '' ? { comment: 'Escribe el motivo' } : {};
}

/** The reason to send; `null` while something of it is missing. */
export function statedReason(draft: CancelDraft): StatedReason | null {
  const { reason, comment } = draft;
  const isWhole = Object.keys(faultOfReason(draft)).length === 0;
  return reason !== null && isWhole ? { reason, comment } : null;
}

/** Why the channel's list lets a line be cancelled no more; `null` when it may be. */
export function reasonToKeep(line: OrderedProduct): string | null {
  const next = nextLineStatus('cancel', line.colocationStatus?.id);
  return next.ok ? null : next.error.message;
}

/** The lines to send: none when they are all that the order still has, which cancels it whole. */
export function cancelledLines(order: Order, chosen: readonly string[]): string[] {
  const alive = order.orderedProductsList.filter((piece) => !isCancelledPiece(piece));
  const isWhole = alive.every(({ colocationId }) => chosen.includes(colocationId));
  return isWhole ? [] : alive.map((line) => line.colocationId).filter((id) => chosen.includes(id));
}

type Props = {
  readonly draft: CancelDraft;
  readonly onChange: (change: Partial<CancelDraft>) => void;
  /** The form was submitted once: missing fields are marked. */
  readonly wasAsked: boolean;
  /** The service's faults by field. Default: none. */
  readonly refused?: Partial<Record<keyof CancelDraft, string>>;
};

/** Why an order is cancelled: what the dialog and the page ask. */
export function CancelReasonFields({ draft, onChange, wasAsked, refused = {} }: Props) {
  const faults = { ...refused, ...(wasAsked && faultOfReason(draft)) };
  return (
    <>
      <RadioGroup
        label="Motivo"
        items={cancelReasons.map((id) => ({ id, label: id }))}
        value={draft.reason}
        onChange={(id) => isReason(id) && onChange({ reason: id })}
        error={faults.reason}
      />
      {draft.reason === 'Otra' && (
        <TextArea
          label="Cuéntanos qué pasó"
          value={draft.comment}
          onChange={(comment) => onChange({ comment })}
          maxLength={500}
          error={faults.comment}
        />
      )}
    </>
  );
}
