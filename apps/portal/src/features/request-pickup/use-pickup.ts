import type { CallError } from '@trastienda/api-client';
import { requestPickup } from '@trastienda/api-client/shippings';
import { firstPickup, pickupFaults } from '@trastienda/domain/guides';
import { useState } from 'react';
import { useDraft, useIsOnline, useClock } from '../../shared/layout/index.ts';
import { failureWords } from '../../shared/layout/failure-words.ts';
import { useAppDispatch, useAppSelector } from '../../shared/store/hooks.ts';
import { pickupAsking } from './operations.ts';
import type { PickupForm, PickupFormFaults } from './pickup-fields.tsx';

/** What the carrier is asked to collect. */
export type PickupGoods = {
  readonly guides: readonly string[];
  /** Carrier key. */
  readonly nameParcel: string;
  /** kg, as far as the order's products say; `null` when they do not. */
  readonly weight: number | null;
};

const noteLimit = 300;

function faultsOf(
  form: PickupForm,
  clock: { readonly now: number; readonly timeZone: string },
): PickupFormFaults {
  const { packages, weight, notes } = form;
  return {
    ...pickupFaults(form, clock),
    ...(packages !== null && packages >= 1 ? {} : { packages: 'Escribe cuántos paquetes son' }),
    ...(weight !== null && weight > 0 ? {} : { weight: 'Escribe el peso en kg' }),
    ...([...notes].length > noteLimit ? { notes: `Usa ${noteLimit} caracteres como máximo` } : {}),
  };
}

type Problem = { readonly title: string; readonly text: string };

/** Why the carrier was not asked, or that nobody knows whether it was. */
function problemOf(error: CallError, isOnline: boolean): Problem {
  const title = 'No se solicitó la recolección.';
  const { kind, cause } = failureWords(error, {
    source: 'La paquetería',
    call: requestPickup,
    isOnline,
  });
  if (kind === 'offline') return { title, text: `${cause} Tus datos siguen aquí.` };
  if (error.kind === 'timeout' || error.kind === 'network') {
    const text = `${cause} Vuelve a intentarlo: si ya la recibió, no se pide dos veces.`;
    return { title: 'No sabemos si tu solicitud llegó.', text };
  }
  const isForbidden = error.kind === 'http' && error.status === 403;
  return { title, text: isForbidden ? 'Tu usuario no tiene permiso para pedir recolecciones.' : cause };
}

/** The form of a carrier's visit, kept until it is asked for, and how asking went. */
export function usePickup({ guides, nameParcel, weight }: PickupGoods) {
  const dispatch = useAppDispatch();
  const clock = useClock();
  const isOnline = useIsOnline();
  const asked = useAppSelector((state) => pickupAsking.select(state, guides.join()));
  const { form, change, intent, forget } = useDraft<PickupForm>(`recoleccion ${guides.join()}`, () => ({
    ...firstPickup(clock),
    packages: guides.length,
    weight,
    notes: '',
  }));
  const [showsFaults, setShowsFaults] = useState(false);
  // How an earlier visit to this form ended says nothing of this one.
  const [wasSent, setSent] = useState(false);
  const faults = faultsOf(form, clock);
  return {
    form,
    change,
    clock,
    faults: showsFaults ? faults : {},
    isPending: wasSent && asked.status === 'loading',
    problem: wasSent && asked.status === 'failed' ? problemOf(asked.error, isOnline) : null,
    result: wasSent && asked.status === 'succeeded' ? asked.value.detail : null,
    send() {
      setShowsFaults(true);
      if (Object.keys(faults).length > 0) return false;
      const { date, fromHour, toHour, packages, weight: kilograms, notes } = form;
      const body = {
        guides: [...guides],
        nameParcel,
        date,
        fromHour,
        toHour,
        packages: packages ?? guides.length,
        weight: kilograms ?? 0,
        notes: notes.trim() === '' ? null : notes.trim(),
      };
      setSent(true);
      dispatch(pickupAsking.requested({ body }, { idempotencyKey: intent(clock.now).key }));
      return true;
    },
    forget,
  };
}
