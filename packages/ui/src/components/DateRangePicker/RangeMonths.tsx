import { type CalendarDate, parseDate } from '@internationalized/date';
import {
  Button,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
  RangeCalendar,
} from 'react-aria-components';
import { ChevronLeftIcon, ChevronRightIcon } from '../../icons/index.ts';
import { cx } from '../../internal/cx.ts';
import type { DayRangeValue } from './DateRangePicker.model.ts';
import * as s from './DateRangePicker.css.ts';

interface RangeMonthsProps {
  label: string;
  value: DayRangeValue | null;
  onChange: (value: DayRangeValue) => void;
  maxDay?: string | undefined;
}

const range = (value: DayRangeValue | null) =>
  value && { start: parseDate(value.firstDay), end: parseDate(value.lastDay) };

/** Two months to choose a first and a last day in; one on a phone. */
export function RangeMonths({ label, value, onChange, maxDay }: RangeMonthsProps) {
  const last = value?.lastDay ?? maxDay;
  return (
    <RangeCalendar<CalendarDate>
      aria-label={label}
      visibleDuration={{ months: 2 }}
      pageBehavior="single"
      value={range(value)}
      {...(last !== undefined && { defaultFocusedValue: parseDate(last) })}
      {...(maxDay !== undefined && { maxValue: parseDate(maxDay) })}
      onChange={({ start, end }) => onChange({ firstDay: start.toString(), lastDay: end.toString() })}
    >
      <div className={s.calendarHead}>
        <Button slot="previous" className={s.navButton}>
          <ChevronLeftIcon size={16} />
        </Button>
        <CalendarHeading className={s.monthTitle} />
        <CalendarHeading className={cx(s.monthTitle, s.secondMonth)} offset={{ months: 1 }} />
        <Button slot="next" className={s.navButton}>
          <ChevronRightIcon size={16} />
        </Button>
      </div>
      <div className={s.months}>
        <Month />
        <Month second />
      </div>
    </RangeCalendar>
  );
}

const Month = ({ second = false }: { second?: boolean }) => (
  <CalendarGrid
    weekdayStyle="short"
    offset={{ months: second ? 1 : 0 }}
    className={cx(second && s.secondMonth)}
  >
    <CalendarGridHeader>
      {(day) => <CalendarHeaderCell className={s.weekday}>{day}</CalendarHeaderCell>}
    </CalendarGridHeader>
    <CalendarGridBody>{(date) => <CalendarCell date={date} className={s.cell} />}</CalendarGridBody>
  </CalendarGrid>
);
