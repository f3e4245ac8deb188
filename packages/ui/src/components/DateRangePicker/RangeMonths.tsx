import { type CalendarDate, parseDate } from '@internationalized/date';
import { useContext, useEffect, useEffectEvent } from 'react';
import {
  Button,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
  RangeCalendar,
  RangeCalendarStateContext,
} from 'react-aria-components';
import { ChevronLeftIcon, ChevronRightIcon } from '../../icons/index.ts';
import { useMedia } from '../../internal/use-media.ts';
import { Spanish } from '../../internal/spanish.tsx';
import { media } from '../../theme/media.ts';
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
  // A month that is only hidden would still be shown to the calendar, which would not turn to it.
  const isPhone = useMedia(media.mobile);
  return (
    <Spanish>
      <RangeCalendar<CalendarDate>
        aria-label={label}
        visibleDuration={{ months: isPhone ? 1 : 2 }}
        pageBehavior="single"
        value={range(value)}
        {...(last !== undefined && { defaultFocusedValue: parseDate(last) })}
        {...(maxDay !== undefined && { maxValue: parseDate(maxDay) })}
        onChange={({ start, end }) => onChange({ firstDay: start.toString(), lastDay: end.toString() })}
      >
        <FollowTyped day={value?.lastDay} />
        <div className={s.calendarHead}>
          <Button slot="previous" className={s.navButton}>
            <ChevronLeftIcon size={16} />
          </Button>
          <CalendarHeading className={s.monthTitle} />
          {!isPhone && <CalendarHeading className={s.monthTitle} offset={{ months: 1 }} />}
          <Button slot="next" className={s.navButton}>
            <ChevronRightIcon size={16} />
          </Button>
        </div>
        <div className={s.months}>
          <Month offset={0} />
          {!isPhone && <Month offset={1} />}
        </div>
      </RangeCalendar>
    </Spanish>
  );
}

/** React Aria stays at its months when the value changes: typed days are shown. */
function FollowTyped({ day }: { day: string | undefined }) {
  const state = useContext(RangeCalendarStateContext);
  const show = useEffectEvent((typed: CalendarDate) => {
    const { start, end } = state?.visibleRange ?? {};
    const isShown = start && end && typed.compare(start) >= 0 && typed.compare(end) <= 0;
    if (!isShown) state?.setFocusedDate(typed);
  });
  useEffect(() => {
    if (day !== undefined) show(parseDate(day));
  }, [day]);
  return null;
}

const Month = ({ offset }: { offset: number }) => (
  <CalendarGrid weekdayStyle="short" offset={{ months: offset }} className={s.month}>
    <CalendarGridHeader>
      {(day) => <CalendarHeaderCell className={s.weekday}>{day}</CalendarHeaderCell>}
    </CalendarGridHeader>
    <CalendarGridBody>{(date) => <CalendarCell date={date} className={s.cell} />}</CalendarGridBody>
  </CalendarGrid>
);
