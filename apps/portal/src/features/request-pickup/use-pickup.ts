import { firstPickup, pickupFaults, type PickupVisit } from '@trastienda/domain/guides';
import { useForm } from '../../shared/form/use-form.ts';
import { useClock } from '../../shared/layout/index.ts';
import { pickupAsking } from './operations.ts';

type PickupForm = PickupVisit & {
  readonly packages: number | null;
  /** kg */
  readonly weight: number | null;
  readonly notes: string;
};

type PickupFormFaults = Partial<Record<keyof PickupForm, string>>;

/** The goods that the carrier is to collect. */
export type PickupGoods = {
  readonly guides: readonly string[];
  /** Carrier key. */
  readonly nameParcel: string;
  /** kg, as far as the order's products say; `null` when they do not. */
  readonly weight: number | null;
  /** Their order's latest hand-over to the carrier; absent: nobody knows. */
  readonly shipBy?: string | null;
};

/** Characters of the note to the carrier. */
export const noteLimit = 300;

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

/** The form of a carrier's visit, stored until the request, and the request's state. */
export function usePickup({ guides, nameParcel, weight, shipBy = null }: PickupGoods) {
  const clock = useClock();
  const pickup = useForm({
    draft: `recoleccion ${guides.join()}`,
    initial: (): PickupForm => ({
      ...firstPickup(clock, shipBy),
      packages: guides.length,
      weight,
      notes: '',
    }),
    faultsOf: (form) => faultsOf(form, clock),
    write: pickupAsking,
    writeKey: guides.join(),
    inputOf: ({ date, fromHour, toHour, packages, weight: kilograms, notes }) => ({
      body: {
        guides: [...guides],
        nameParcel,
        date,
        fromHour,
        toHour,
        packages: packages ?? guides.length,
        weight: kilograms ?? 0,
        notes: notes.trim() || null,
      },
    }),
    failedTitle: 'No se solicitó la recolección.',
    source: 'La paquetería',
  });
  return { ...pickup, clock };
}
