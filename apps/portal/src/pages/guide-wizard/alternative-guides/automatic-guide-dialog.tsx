import { createAutomaticGuide } from '@trastienda/api-client/shippings';
import { channelName, formatSize, formatWeight } from '@trastienda/domain';
import { Banner } from '@trastienda/ui/Banner';
import { Button } from '@trastienda/ui/Button';
import { KeyValueList } from '@trastienda/ui/KeyValueList';
import { Modal } from '@trastienda/ui/Modal';
import { useEffect, useEffectEvent, useState } from 'react';
import { useDraft, useIsOnline, useNow } from '../../../shared/layout/index.ts';
import { useAppDispatch, useAppSelector } from '../../../shared/store/hooks.ts';
import type { WizardView } from '../use-wizard.ts';
import { automaticGuideMaking } from './operations.ts';
import { automaticGuideWanted } from './alternative-guides.saga.ts';
import { problemOf } from '../../../entities/guide/problem-of.ts';
import * as s from './alternative-guides.css.ts';

type Props = { readonly view: WizardView; readonly onClose: () => void };

/** The channel's own guide of the parcel at hand: it chooses the carrier, and pays it. */
export default function AutomaticGuideDialog({ view, onClose }: Props) {
  const { order, orderNumber, lines, request } = view;
  const dispatch = useAppDispatch();
  const now = useNow();
  const isOnline = useIsOnline();
  const made = useAppSelector((state) => automaticGuideMaking.select(state, orderNumber));
  const parcel = request.ok
    ? {
        height: request.value.height,
        width: request.value.width,
        depth: request.value.depth,
        weight: request.value.weight,
      }
    : null;
  // Another parcel is another wish.
  const { intent, forget } = useDraft(`guía automática ${orderNumber} ${JSON.stringify(parcel)}`, () => ({}));
  const [wasSent, setSent] = useState(false);
  const isPending = wasSent && made.status === 'loading';
  const isDone = wasSent && made.status === 'succeeded';
  // Should the guide be cancelled, another one is another wish.
  const done = useEffectEvent(forget);
  useEffect(() => {
    if (isDone) done();
  }, [isDone]);
  const channel = channelName(order.marketplace);
  const problem =
    wasSent && made.status === 'failed'
      ? problemOf(made.error, {
          title: 'No se generó la guía.',
          source: channel,
          call: createAutomaticGuide,
          isOnline,
        })
      : null;
  if (parcel === null) return null;
  const make = () => {
    setSent(true);
    dispatch(automaticGuideWanted({ orderNumber, lines, key: intent(now).key, parcel }));
  };
  return (
    <Modal
      isOpen
      size="sm"
      title={`Guía automática de ${channel}`}
      onOpenChange={(isOpen) => !isOpen && !isPending && onClose()}
      actions={
        <>
          <Button onPress={onClose}>Cancelar</Button>
          <Button variant="primary" autoFocus pending={isPending} pendingLabel="Generando…" onPress={make}>
            Generar guía
          </Button>
        </>
      }
    >
      <div className={s.fields}>
        {problem !== null && (
          <Banner tone="critical" title={problem.title}>
            {problem.text}
          </Banner>
        )}
        <p className={s.note}>{channel} elige la paquetería y paga la guía; tu saldo no cambia.</p>
        <KeyValueList
          items={[
            { key: 'size', label: 'Paquete', value: formatSize(parcel) },
            { key: 'weight', label: 'Peso', value: formatWeight(parcel.weight) },
            { key: 'cost', label: 'Costo para ti', value: 'Sin costo' },
          ]}
        />
      </div>
    </Modal>
  );
}
