import { formatMxn, toCentavos } from '@trastienda/domain';
import { RadioGroup } from '@trastienda/ui/RadioGroup';
import { useEffect, useState } from 'react';
import { type AskedPickup, pickupThatStays } from '../../entities/guide/pickup-words.ts';
import { ConfirmWrite } from '../../shared/form/confirm-write.tsx';
import { useClock } from '../../shared/layout/index.ts';
import { useAppDispatch, useAppSelector, useFeature } from '../../shared/store/hooks.ts';
import { idle } from '../../shared/store/operations-slice.ts';
import { guideCancelling, guideCancellingFeature, guideCancelRequested } from './feature.ts';

export type CancellableGuide = {
  readonly guide: string;
  readonly orderNumber: string | null;
  /** The guide's cost in pesos; `null` while it is loading. */
  readonly totalCost: number | null;
  /** The visit that was requested from its carrier; `null`: none. */
  readonly pickup: AskedPickup | null;
};

type Props = {
  /** One to cancel, or some to choose one of. */
  readonly guides: readonly CancellableGuide[];
  /** `wasAsked`: it was sent, and answered. */
  readonly onClose: (wasAsked: boolean) => void;
};

const costOf = ({ totalCost }: CancellableGuide) =>
  totalCost === null ? null : formatMxn(toCentavos(totalCost));

/** Confirms the cancellation of a guide, with the refund in pesos. */
export default function CancelGuideDialog({ guides, onClose }: Props) {
  useFeature(guideCancellingFeature);
  const dispatch = useAppDispatch();
  const clock = useClock();
  const [chosen, setChosen] = useState(guides[0]?.guide ?? '');
  const [key] = useState(() => crypto.randomUUID());
  const one = guides.find(({ guide }) => guide === chosen);
  const state = useAppSelector((all) => guideCancelling.select(all, chosen));
  const isAnswered = state.status === 'succeeded';
  // The state of an earlier dialog of the same guide does not count.
  const [wasSent, setSent] = useState(false);
  useEffect(() => {
    if (wasSent && isAnswered) onClose(true);
  }, [wasSent, isAnswered, onClose]);
  if (one === undefined) return null;
  return (
    <ConfirmWrite
      title={guides.length === 1 ? `¿Cancelar la guía ${one.guide}?` : '¿Qué guía quieres cancelar?'}
      tone="danger"
      cancelLabel="Conservar guía"
      confirmLabel="Cancelar guía"
      write={wasSent ? state : idle}
      call={guideCancelling.call}
      pendingLabel="Cancelando…"
      refusalText={({ status }) => (status === 409 ? 'La paquetería ya la recolectó.' : undefined)}
      onCancel={() => onClose(false)}
      onConfirm={() => {
        setSent(true);
        dispatch(
          guideCancelRequested({
            guide: one.guide,
            key: `${key}-${one.guide}`,
          }),
        );
      }}
    >
      {guides.length > 1 && (
        <RadioGroup
          label="Guía"
          value={chosen}
          onChange={setChosen}
          items={guides.map((each) => ({
            id: each.guide,
            label: each.guide,
            description: costOf(each) ?? undefined,
          }))}
        />
      )}
      {whatComesBack(one)}
      {one.pickup && ` ${pickupThatStays(one.pickup, clock)}`}
    </ConfirmWrite>
  );
}

function whatComesBack(guide: CancellableGuide): string {
  const cost = costOf(guide);
  if (guide.totalCost === 0) return 'No tuvo costo. El pedido vuelve a esperar guía.';
  const back = cost === null ? 'Su costo vuelve completo a tu saldo' : `Te devolvemos ${cost} a tu saldo`;
  return guide.orderNumber === null ? `${back}.` : `${back}, y el pedido vuelve a esperar guía.`;
}
