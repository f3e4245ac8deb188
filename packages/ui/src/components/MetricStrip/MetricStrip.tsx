import { formatNumber, type StatusFamily } from '@trastienda/domain';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Link as AriaLink } from 'react-aria-components';
import { ChevronRightIcon, ClockIcon } from '../../icons/index.ts';
import { cx } from '../../internal/cx.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { StatusGlyph } from '../StatusGlyph/StatusGlyph.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as s from './MetricStrip.css.ts';

export interface Metric {
  key: string;
  /** "Listos para enviar". */
  label: string;
  /** A count, or a text already formatted. */
  value: number | string;
  /** Family whose glyph goes before the label. */
  status?: StatusFamily | undefined;
  /** "9 guías por imprimir". */
  note?: ReactNode;
  /** A critical note has a clock: something is due. Default: `neutral`. */
  noteTone?: 'neutral' | 'critical' | undefined;
  /** The list behind the figure. */
  href?: string | undefined;
  /** Whether its list is shown under the strip. Default: false. */
  isCurrent?: boolean | undefined;
}

export interface MetricStripProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** 2 to 5 parts of one total. Default: none. */
  items?: readonly Metric[] | undefined;
  /** Default: false. */
  loading?: boolean | undefined;
  /** Cells of the skeleton. Default: 4. */
  loadingCount?: number | undefined;
  /** Default: "Cargando". */
  loadingLabel?: string | undefined;
}

/** The parts of a total, side by side; each leads to its list. */
export function MetricStrip({
  items = [],
  loading = false,
  loadingCount = 4,
  loadingLabel = 'Cargando',
  className,
  ...rest
}: MetricStripProps) {
  return (
    <ul aria-busy={loading} {...rest} className={cx(s.root, className)}>
      {loading
        ? Array.from({ length: loadingCount }, (_, at) => (
            <li key={at} className={s.cell}>
              <div className={s.link}>
                {at === 0 && <VisuallyHidden>{loadingLabel}</VisuallyHidden>}
                <Skeleton width={112} className={s.bone} />
                <Skeleton width={48} height={28} className={s.bone} />
                <Skeleton width={88} className={s.bone} />
              </div>
            </li>
          ))
        : items.map((item) => (
            <li key={item.key} className={s.cell}>
              {item.href === undefined ? (
                <div className={s.link}>
                  <Content item={item} />
                </div>
              ) : (
                <AriaLink
                  href={item.href}
                  className={cx(s.link, item.isCurrent && s.current)}
                  {...(item.isCurrent && { 'aria-current': 'true' })}
                >
                  <Content item={item} />
                </AriaLink>
              )}
            </li>
          ))}
    </ul>
  );
}

function Content({ item }: { item: Metric }) {
  const isCritical = item.noteTone === 'critical';
  return (
    <>
      <span className={s.label}>
        {item.status && <StatusGlyph status={item.status} />}
        {item.label}
        {item.href !== undefined && <ChevronRightIcon size={16} className={s.chevron} />}
      </span>
      <span className={s.value}>
        {typeof item.value === 'number' ? formatNumber(item.value) : item.value}
      </span>
      {item.note !== undefined && (
        <span className={cx(s.note, isCritical && s.critical)}>
          {isCritical && <ClockIcon size={16} className={s.noteIcon} />}
          {item.note}
        </span>
      )}
    </>
  );
}
