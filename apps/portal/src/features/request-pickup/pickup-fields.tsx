import type { ReadingTime } from '@trastienda/domain';
import { pickupDays, pickupHours, type PickupVisit } from '@trastienda/domain/guides';
import { NumberField } from '@trastienda/ui/NumberField';
import { Select } from '@trastienda/ui/Select';
import { TextArea } from '@trastienda/ui/TextArea';
import { pickupDay } from './pickup-words.ts';
import * as s from './pickups.css.ts';

export type PickupForm = PickupVisit & {
  readonly packages: number | null;
  /** kg */
  readonly weight: number | null;
  readonly notes: string;
};

export type PickupFormFaults = Partial<Record<keyof PickupForm, string>>;

const hours = pickupHours.map((hour) => ({ id: hour, label: hour }));

type Props = {
  readonly form: PickupForm;
  readonly onChange: (change: Partial<PickupForm>) => void;
  readonly faults: PickupFormFaults;
  readonly clock: ReadingTime;
};

/** Day, hours, and what waits for the carrier. */
export function PickupFields({ form, onChange, faults, clock }: Props) {
  return (
    <div className={s.fields}>
      <Select
        label="Día"
        items={pickupDays(clock).map((day) => ({ id: day, label: pickupDay(day, clock) }))}
        value={form.date}
        onChange={(date) => onChange({ date })}
        error={faults.date}
        autoFocus
      />
      <div className={s.pair}>
        <Select
          label="Desde"
          items={hours}
          value={form.fromHour}
          onChange={(fromHour) => onChange({ fromHour })}
        />
        <Select
          label="Hasta"
          items={hours}
          value={form.toHour}
          onChange={(toHour) => onChange({ toHour })}
          error={faults.toHour}
        />
      </div>
      <div className={s.pair}>
        <NumberField
          label="Paquetes"
          min={1}
          decimals={0}
          value={form.packages}
          onChange={(packages) => onChange({ packages })}
          error={faults.packages}
        />
        <NumberField
          label="Peso total"
          unit="kg"
          hidesSteppers
          value={form.weight}
          onChange={(weight) => onChange({ weight })}
          error={faults.weight}
        />
      </div>
      <TextArea
        label="Indicaciones"
        optional
        value={form.notes}
        onChange={(notes) => onChange({ notes })}
        maxCount={300}
        rows={2}
        error={faults.notes}
      />
    </div>
  );
}
