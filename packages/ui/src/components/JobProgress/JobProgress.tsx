import type { ComponentPropsWithRef, ReactNode } from 'react';
import { formatNumber } from '@trastienda/domain';
import { cx } from '../../internal/cx.ts';
import { Button } from '../Button/Button.tsx';
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx';
import * as s from './JobProgress.css.ts';

export interface JobProgressLabels {
  /** "14 de 24". */
  count: (done: number, total: number) => string;
  queued: string;
  cancel: string;
  cancelling: string;
}

const es: JobProgressLabels = {
  count: (done, total) => `${formatNumber(done)} de ${formatNumber(total)}`,
  queued: 'En espera',
  cancel: 'Cancelar',
  cancelling: 'Cancelando…',
};

export interface JobProgressProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'children'> {
  /** Name of the job: "Generando guías". */
  title: string;
  /** Rows that are settled, well or badly. Default: 0. */
  done?: number | undefined;
  /** All rows; `null` while nobody has counted them. Default: `null`. */
  total?: number | null | undefined;
  /** Waiting for its turn, under way, or stopping. Default: `running`. */
  state?: 'queued' | 'running' | 'cancelling' | undefined;
  /** A second line: what it is about, how long it may take. */
  note?: ReactNode;
  /** Stops what has not been done; what was done stays. Without it there is no button. */
  onCancel?: (() => void) | undefined;
  /** Replaces some of the component's words. */
  labels?: Partial<JobProgressLabels> | undefined;
}

/** Long work that goes on by itself: how many of how many, and a way to stop it. */
export function JobProgress({
  title,
  done = 0,
  total = null,
  state = 'running',
  note,
  onCancel,
  labels,
  className,
  ...rest
}: JobProgressProps) {
  const words = { ...es, ...labels };
  const isQueued = state === 'queued';
  const isCounted = total !== null && total > 0;
  return (
    <div {...rest} className={cx(s.root, className)}>
      <div className={s.content}>
        <ProgressBar
          label={title}
          value={isQueued ? 0 : isCounted ? Math.min(1, done / total) : null}
          valueText={isQueued ? words.queued : isCounted ? words.count(done, total) : ''}
        />
        {note !== undefined && <p className={s.note}>{note}</p>}
      </div>
      {onCancel && (
        <Button
          size="sm"
          // Not taken away: the focus of who pressed it stays on it.
          disabledReason={state === 'cancelling' ? words.cancelling : undefined}
          onPress={onCancel}
          // The reason is inside of the element: a name of its own would leave that out.
          {...(state !== 'cancelling' && { 'aria-label': `${words.cancel}: ${title}` })}
        >
          {words.cancel}
        </Button>
      )}
    </div>
  );
}
