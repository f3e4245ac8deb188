import {
  formatDateTime,
  formatDay,
  formatLongDay,
  formatTime,
  type Instant,
  type ReadingTime,
} from '@trastienda/domain';
import type { ComponentPropsWithRef } from 'react';
import { cx } from '../../internal/cx.ts';
import type { dateTimeFormats } from './options.ts';
import * as s from './DateTime.css.ts';

export interface DateTimeProps extends Omit<ComponentPropsWithRef<'time'>, 'children' | 'dateTime'> {
  /** The moment, in UTC; what is no moment shows `—`. */
  value: Instant | null | undefined;
  /** The moment from which "Hoy" and "Ayer" are told: given, so that what is drawn depends on nothing else. */
  now: Instant;
  /** The store's zone. Default: the centre of Mexico. */
  timeZone?: string | undefined;
  /** Default: `dateTime` ("Hoy, 09:12"). */
  format?: (typeof dateTimeFormats)[number] | undefined;
  /** Formats the moment in place of `format`, and gives `—` for what is no moment. Default: in Mexican Spanish. */
  tell?: ((value: Instant | null | undefined, reading: ReadingTime) => string) | undefined;
}

const tellers = {
  dateTime: formatDateTime,
  day: formatDay,
  longDay: formatLongDay,
  time: (value: Instant | null | undefined, { timeZone }: ReadingTime) => formatTime(value, timeZone),
};

/** A moment on the store's clock. */
export function DateTime({
  value,
  now,
  timeZone,
  format = 'dateTime',
  tell = tellers[format],
  className,
  ...rest
}: DateTimeProps) {
  const reading = { now, ...(timeZone !== undefined && { timeZone }) };
  const moment = new Date(value ?? Number.NaN);
  return (
    <time
      {...(!Number.isNaN(moment.getTime()) && { dateTime: moment.toISOString() })}
      {...rest}
      className={cx(s.root, className)}
    >
      {tell(value, reading)}
    </time>
  );
}
