import { type ComponentPropsWithRef, useId, useState } from 'react';
import { Button as AriaButton } from 'react-aria-components';
import { ChevronDownIcon, ChevronUpIcon } from '../../icons/index.ts';
import { cx } from '../../internal/cx.ts';
import { Button } from '../Button/Button.tsx';
import { JobRow } from './JobRow.tsx';
import { jobTrayWords, type JobTrayLabels } from './JobTray.labels.ts';
import { countJobs, type Job } from './JobTray.model.ts';
import * as s from './JobTray.css.ts';

export interface JobTrayProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** The newest first. With none the tray is not there. Default: none. */
  jobs?: readonly Job[] | undefined;
  /** Stops what has not been done. */
  onCancel?: ((id: string) => void) | undefined;
  /** Tries a failed job again. */
  onRetry?: ((id: string) => void) | undefined;
  /** Takes finished ones off: one, or all. */
  onDismiss?: ((ids: string[]) => void) | undefined;
  /** Puts the tray over the page at the window's end corner, or where it stands. Default: `floating`. */
  placement?: 'floating' | 'inline' | undefined;
  /** Default: true. */
  defaultExpanded?: boolean | undefined;
  /** Replaces some of the component's words. */
  labels?: Partial<JobTrayLabels> | undefined;
}

/** Long work of this session: what runs, what ended, and what failed, row by row. It never blocks the page. */
export function JobTray({
  jobs = [],
  onCancel,
  onRetry,
  onDismiss,
  placement = 'floating',
  defaultExpanded = true,
  labels,
  className,
  ...rest
}: JobTrayProps) {
  const words = { ...jobTrayWords, ...labels };
  const [isExpanded, setExpanded] = useState(defaultExpanded);
  const listId = useId();
  const { running, problems, finished } = countJobs(jobs);
  if (jobs.length === 0) return null;
  const Chevron = isExpanded ? ChevronDownIcon : ChevronUpIcon;
  return (
    <section
      aria-label={words.title}
      {...rest}
      data-placement={placement}
      className={cx(s.root, placement === 'floating' && s.floating, className)}
    >
      <AriaButton
        className={s.head}
        aria-expanded={isExpanded}
        aria-controls={listId}
        onPress={() => setExpanded(!isExpanded)}
      >
        <span className={s.title}>{words.title}</span>
        <span className={s.counts}>{words.counts(running, problems)}</span>
        <Chevron size={16} />
      </AriaButton>
      <div role="log" aria-label={words.log} id={listId} hidden={!isExpanded} className={s.log}>
        <ul className={s.list}>
          {jobs.map((job) => (
            <JobRow
              key={job.id}
              job={job}
              words={words}
              onCancel={onCancel}
              onRetry={onRetry}
              onDismiss={onDismiss && ((id) => onDismiss([id]))}
            />
          ))}
        </ul>
      </div>
      {isExpanded && onDismiss && finished > 1 && (
        <div className={s.foot}>
          <Button
            size="sm"
            variant="ghost"
            onPress={() =>
              onDismiss(
                jobs
                  .filter(({ state }) => state !== 'queued' && state !== 'running' && state !== 'cancelling')
                  .map(({ id }) => id),
              )
            }
          >
            {words.dismissAll(finished)}
          </Button>
        </div>
      )}
    </section>
  );
}
