import { cancelReasons, type Order, type OrderedProduct } from '@trastienda/api-client';
import { nextLineStatus } from '@trastienda/domain';
import { RadioGroup } from '@trastienda/ui/RadioGroup';
import { TextArea } from '@trastienda/ui/TextArea';
import type { CancelReason } from './cancel.saga.ts';

export type CancelDraft = { readonly reason: CancelReason; readonly comment: string };

export const emptyCancelDraft: CancelDraft = { reason: 'Sin inventario', comment: '' };

const isReason = (text: string): text is CancelReason => (cancelReasons as readonly string[]).includes(text);

/** 'Otra' needs words (calls.md 24.4). */
export const faultOfReason = ({ reason, comment }: CancelDraft): string | null =>
  reason === 'Otra' && comment.trim() === '' ? 'Escribe el motivo' : null;

/** Why the channel's list lets a line be cancelled no more; `null` when it may be. */
export function reasonToKeep(line: OrderedProduct): string | null {
  const next = nextLineStatus('cancel', line.colocationStatus?.id);
  return next.ok ? null : next.error.message;
}

/** The lines to send: none when they are all that the order still has, which cancels it whole. */
export function cancelledLines(order: Order, chosen: readonly string[]): string[] {
  const alive = order.orderedProductsList.filter(({ colocationStatus }) => colocationStatus?.id !== 8);
  const isWhole = alive.every(({ colocationId }) => chosen.includes(colocationId));
  return isWhole ? [] : alive.map((line) => line.colocationId).filter((id) => chosen.includes(id));
}

type Props = {
  readonly draft: CancelDraft;
  readonly onChange: (change: Partial<CancelDraft>) => void;
  /** Confirmed once: what is missing is said. */
  readonly wasAsked: boolean;
  /** What the service said of a field. Default: nothing. */
  readonly refused?: Partial<Record<keyof CancelDraft, string>>;
};

/** Why an order is cancelled: what the dialog and the page ask. */
export function CancelReasonFields({ draft, onChange, wasAsked, refused = {} }: Props) {
  return (
    <>
      <RadioGroup
        label="Motivo"
        items={cancelReasons.map((id) => ({ id, label: id }))}
        value={draft.reason}
        onChange={(id) => isReason(id) && onChange({ reason: id })}
        error={refused.reason}
      />
      {draft.reason === 'Otra' && (
        <TextArea
          label="Cuéntanos qué pasó"
          value={draft.comment}
          onChange={(comment) => onChange({ comment })}
          maxLength={500}
          error={(wasAsked ? faultOfReason(draft) : null) ?? refused.comment}
        />
      )}
    </>
  );
}
