import type { ReadingTime } from '@trastienda/domain';
import { pickupDays, pickupHours } from '@trastienda/domain/guides';
import { NumberField } from '@trastienda/ui/NumberField';
import { Select } from '@trastienda/ui/Select';
import { TextArea } from '@trastienda/ui/TextArea';
import { pickupDay } from './pickup-words.ts';
import * as s from './pickups.css.ts';
import { noteLimit, type usePickup } from './use-pickup.ts';

const hours = pickupHours.map((hour) => ({ id: hour, label: hour }));

type Props = {
  readonly pickup: Pick<ReturnType<typeof usePickup>, 'bind'>;
  readonly clock: ReadingTime;
};

/** Day, hours, and what waits for the carrier. */
export function PickupFields({ pickup: { bind }, clock }: Props) {
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
      <div className={s.pair}>
        <NumberField label="Paquetes" min={1} decimals={0} {...bind('packages')} />
        <NumberField label="Peso total" unit="kg" hidesSteppers {...bind('weight')} />
      </div>
      <TextArea label="Indicaciones" optional maxCount={noteLimit} rows={2} {...bind('notes')} />
    </>
  );
}
