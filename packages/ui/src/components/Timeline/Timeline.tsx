import { formatDateTime, formatDay, formatTime, type Instant, type ReadingTime } from '@trastienda/domain';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { ClockIcon, type Icon, NoteIcon } from '../../icons/index.ts';
import { cx } from '../../internal/cx.ts';
import { Badge } from '../Badge/Badge.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as s from './Timeline.css.ts';

export interface TimelineEvent {
  key: string;
  /** "Guía generada"; a note is its own words. */
  title: ReactNode;
  /** Says who reports the event, and what else: "Claroshop · tarjeta, 1 exhibición". */
  source?: ReactNode;
  at?: Instant | null | undefined;
  /** Default: a clock, or a sheet for a note. */
  icon?: Icon | undefined;
  /** `critical` for what failed or is due. Default: `neutral`. */
  tone?: 'neutral' | 'critical' | 'warning' | 'success' | undefined;
  /** Words of a person: shown between « ». */
  isNote?: boolean | undefined;
  /** Came since the person last looked. */
  isNew?: boolean | undefined;
  /** The message of the other system, as it came. */
  raw?: string | undefined;
}

export interface TimelineLabels {
  loading: string;
  fresh: string;
  raw: string;
  /** Time of the event: for today the hour is enough, other days need the date too. */
  when: (at: Instant, reading: ReadingTime) => string;
}

const es: TimelineLabels = {
  loading: 'Cargando línea de tiempo',
  fresh: 'Nuevo',
  raw: 'Ver datos',
  when: (at, reading) =>
    formatDay(at, reading) === formatDay(reading.now, reading)
      ? formatTime(at, reading.timeZone)
      : formatDateTime(at, reading),
};

export interface TimelineProps extends Omit<ComponentPropsWithRef<'ol'>, 'children'> {
  /** The newest first. Default: none. */
  events?: readonly TimelineEvent[] | undefined;
  /** The moment from which "Hoy" and "Ayer" are told. */
  now: Instant;
  /** The time zone for days and hours. Default: that of Mexico City. */
  timeZone?: string | undefined;
  /** Default: false. */
  loading?: boolean | undefined;
  /** Replaces some of the component's words. */
  labels?: Partial<TimelineLabels> | undefined;
}

/** Shows what happened to an order or a guide, with its source and its time. */
export function Timeline({
  events = [],
  now,
  timeZone,
  loading = false,
  labels,
  className,
  ...rest
}: TimelineProps) {
  const words = { ...es, ...labels };
  const reading = { now, ...(timeZone !== undefined && { timeZone }) };

  return (
    <ol aria-busy={loading} {...rest} className={cx(s.root, className)}>
      {loading && events.length === 0
        ? [0, 1, 2].map((at) => (
            <li key={at} className={s.event}>
              <Skeleton shape="circle" width={24} height={24} />
              <div className={cx(s.words, s.skeletons)}>
                {at === 0 && <VisuallyHidden>{words.loading}</VisuallyHidden>}
                <Skeleton width="60%" />
                <Skeleton width="40%" />
              </div>
              <Skeleton width={32} />
            </li>
          ))
        : events.map((event) => <Event key={event.key} event={event} words={words} reading={reading} />)}
    </ol>
  );
}

interface EventProps {
  event: TimelineEvent;
  words: TimelineLabels;
  reading: ReadingTime;
}

function Event({
  event: { title, source, at, icon, tone = 'neutral', isNote, isNew, raw },
  words,
  reading,
}: EventProps) {
  const Mark = icon ?? (isNote ? NoteIcon : ClockIcon);
  return (
    <li className={s.event}>
      <span className={cx(s.disc, s.tone[tone])}>
        <Mark size={16} />
      </span>
      <div className={s.words}>
        <p className={s.title}>
          {isNote ? <>«{title}»</> : title} {isNew && <Badge>{words.fresh}</Badge>}
        </p>
        {source !== undefined && <p className={s.source}>{source}</p>}
        {raw !== undefined && (
          <details>
            <summary className={s.summary}>{words.raw}</summary>
            <pre className={s.raw}>{raw}</pre>
          </details>
        )}
      </div>
      {at !== undefined && at !== null && (
        <time className={s.time} dateTime={new Date(at).toISOString()}>
          {words.when(at, reading)}
        </time>
      )}
    </li>
  );
}
