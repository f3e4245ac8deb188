import type { ReadingTime } from '@trastienda/domain';
import { pickupDays, pickupHours, pickupWarning } from '@trastienda/domain/guides';
import { Banner } from '@trastienda/ui/Banner';
import { NumberField } from '@trastienda/ui/NumberField';
import { Select } from '@trastienda/ui/Select';
import { TextArea } from '@trastienda/ui/TextArea';
import { pickupDay } from '../../entities/guide/pickup-words.ts';
import * as s from './pickups.css.ts';
import { noteLimit, type usePickup } from './use-pickup.ts';

const hours = pickupHours.map((hour) => ({ id: hour, label: hour }));

type Props = {
  readonly pickup: Pick<ReturnType<typeof usePickup>, 'bind' | 'form'>;
  /** The order's latest hand-over; `null` where there is none. */
  readonly shipBy: string | null;
  readonly clock: ReadingTime;
};

/** Day, hours, and what waits for the carrier. */
export function PickupFields({ pickup: { bind, form }, shipBy, clock }: Props) {
  const warning = pickupWarning(form, shipBy, clock);
  return (
    <>
      <Select
        label="Día"
        items={pickupDays(clock).map((day) => ({ id: day, label: pickupDay(day, clock) }))}
        {...bind('date')}
        autoFocus
      />
      <div className={s.pair}>
        <Select label="Desde" items={hours} {...bind('fromHour')} />
        <Select label="Hasta" items={hours} {...bind('toHour')} />
      </div>
      {warning !== null && <Banner tone="warning" title={warning} />}
      <div className={s.pair}>
        <NumberField label="Paquetes" min={1} decimals={0} {...bind('packages')} />
        <NumberField label="Peso total" unit="kg" hidesSteppers {...bind('weight')} />
      </div>
      <TextArea label="Indicaciones" optional maxCount={noteLimit} rows={2} {...bind('notes')} />
    </>
  );
}
