import { createOrderShipment } from '@trastienda/api-client';
import { externalGuideFaults, otherCarrier } from '@trastienda/domain/guides';
import { Banner } from '@trastienda/ui/Banner';
import { Button } from '@trastienda/ui/Button';
import { Modal } from '@trastienda/ui/Modal';
import { Select } from '@trastienda/ui/Select';
import { TextField } from '@trastienda/ui/TextField';
import { type SubmitEvent, useEffect, useEffectEvent, useState } from 'react';
import { useDraft, useIsOnline, useNow } from '../../../shared/layout/index.ts';
import { focusFirstFault } from '../../../shared/form/focus-first-fault.ts';
import { useAppDispatch, useAppSelector } from '../../../shared/store/hooks.ts';
import { parcelCarriers } from '../../../entities/guide/operations.ts';
import { externalShipment } from './operations.ts';
import { externalGuideGiven } from './alternative-guides.saga.ts';
import { problemOf } from '../../../entities/guide/problem-of.ts';
import * as s from './alternative-guides.css.ts';

type Props = {
  readonly orderNumber: string;
  readonly lines: readonly string[];
  readonly onClose: () => void;
};

const formId = 'external-guide';
const empty = { carrierId: '', carrierName: '', number: '' };

/** The number of a guide that was bought elsewhere; it leaves the wallet alone, and has no label here. */
export default function ExternalGuideDialog({ orderNumber, lines, onClose }: Props) {
  const dispatch = useAppDispatch();
  const now = useNow();
  const isOnline = useIsOnline();
  const carriers = useAppSelector((state) => parcelCarriers.select(state).value?.data);
  const sent = useAppSelector((state) => externalShipment.select(state, orderNumber));
  const { form, change, intent, forget } = useDraft(`guía externa ${orderNumber}`, () => empty);
  const [wasAsked, setAsked] = useState(false);
  // How an earlier try ended says nothing of this one.
  const [wasSent, setSent] = useState(false);
  const faults = externalGuideFaults(form);
  const errorOf = (field: keyof typeof empty) => (wasAsked ? faults[field] : undefined);
  const isPending = wasSent && sent.status === 'loading';
  const problem =
    wasSent && sent.status === 'failed'
      ? problemOf(sent.error, {
          title: 'No se registró la guía.',
          call: createOrderShipment,
          isOnline,
        })
      : null;
  const isDone = wasSent && sent.status === 'succeeded';
  const done = useEffectEvent(forget);
  useEffect(() => {
    if (isDone) done();
  }, [isDone]);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    setAsked(true);
    if (Object.keys(faults).length > 0) return focusFirstFault();
    setSent(true);
    dispatch(externalGuideGiven({ orderNumber, lines, key: intent(now).key, ...form }));
  };
  const known = (carriers ?? []).map(({ deliveryCarrierId, deliveryCarrierName }) => ({
    id: deliveryCarrierId,
    label: deliveryCarrierName,
  }));
  const chooseCarrier = (carrierId: string) => {
    const name = known.find(({ id }) => id === carrierId)?.label ?? '';
    change({ carrierId, carrierName: name });
  };
  return (
    <Modal
      isOpen
      title="Registrar una guía que ya tienes"
      onOpenChange={(isOpen) => !isOpen && !isPending && onClose()}
      actions={
        <>
          <Button onPress={onClose}>Cancelar</Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            pending={isPending}
            pendingLabel="Registrando…"
          >
            Registrar guía
          </Button>
        </>
      }
    >
      <form id={formId} className={s.fields} onSubmit={submit} noValidate>
        {problem !== null && (
          <Banner tone="critical" title={problem.title}>
            {problem.text}
          </Banner>
        )}
        <p className={s.note}>
          No se cobra a tu saldo. Su etiqueta y su recolección se piden donde la compraste.
        </p>
        <Select
          label="Paquetería"
          items={[...known, { id: otherCarrier, label: otherCarrier }]}
          value={form.carrierId === '' ? null : form.carrierId}
          onChange={chooseCarrier}
          error={errorOf('carrierId')}
        />
        {form.carrierId === otherCarrier && (
          <TextField
            label="Nombre de la paquetería"
            value={form.carrierName}
            onChange={(carrierName) => change({ carrierName })}
            maxLength={60}
            error={errorOf('carrierName')}
          />
        )}
        <TextField
          label="Número de guía"
          value={form.number}
          onChange={(number) => change({ number })}
          autoComplete="off"
          error={errorOf('number')}
        />
      </form>
    </Modal>
  );
}
