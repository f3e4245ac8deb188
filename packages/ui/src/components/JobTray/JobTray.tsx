import { type ComponentPropsWithRef, type MouseEvent, useId, useState } from 'react';
import { Button as AriaButton, Dialog, DialogTrigger } from 'react-aria-components';
import { ChevronDownIcon, ChevronUpIcon, LayersIcon, OctagonIcon } from '../../icons/index.ts';
import { afterPress } from '../../internal/after-press.ts';
import { cx } from '../../internal/cx.ts';
import { popoverSurface } from '../../internal/popover-surface.css.ts';
import { Popover as AriaPopover } from '../../internal/popover.tsx';
import { Button } from '../Button/Button.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { JobRow } from './JobRow.tsx';
import { jobTrayWords, type JobTrayLabels } from './JobTray.labels.ts';
import { countJobs, isUnderWay, type Job } from './JobTray.model.ts';
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
  /**
   * A button for the end of a `TopBar`, a row for the `dock` of an `AppShell` on a phone, or the list itself where it stands.
   * The first two cover nothing: they open the list over the page until it is closed. Default: `bar`.
   */
  placement?: 'bar' | 'dock' | 'inline' | undefined;
  /** Whether the list is open at first. Default: true where it is `inline`, else false. */
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
  placement = 'bar',
  defaultExpanded = placement === 'inline',
  labels,
  className,
  ...rest
}: JobTrayProps) {
  const words = { ...jobTrayWords, ...labels };
  const [isExpanded, setExpanded] = useState(defaultExpanded);
  const listId = useId();
  if (jobs.length === 0) return null;
  const { running, problems } = countJobs(jobs);
  const counts = words.counts(running, problems);
  const list = { jobs, words, onCancel, onRetry, onDismiss };
  const Chevron = isExpanded ? ChevronDownIcon : ChevronUpIcon;
  if (placement === 'inline') {
    return (
      <section aria-label={words.title} {...rest} className={cx(s.root, className)}>
        <AriaButton
          className={s.head}
          aria-expanded={isExpanded}
          aria-controls={listId}
          onPress={() => setExpanded(!isExpanded)}
        >
          <span className={s.title}>{words.title}</span>
          <span className={s.counts}>{counts}</span>
          <Chevron size={16} />
        </AriaButton>
        <div id={listId} hidden={!isExpanded} className={s.fold}>
          <JobList {...list} />
        </div>
      </section>
    );
  }
  const isBar = placement === 'bar';
  // A person who did not watch the job sees that it needs something.
  const mark = problems > 0 ? <OctagonIcon size={16} className={s.bad} /> : <LayersIcon size={16} />;
  return (
    <section aria-label={words.title} {...rest} className={cx(s.place[placement], className)}>
      <DialogTrigger isOpen={isExpanded} onOpenChange={setExpanded}>
        {isBar ? (
          <Button icon={mark}>
            <span className={s.barTitle}>{words.title}</span> <span className={s.barCounts}>{counts}</span>
          </Button>
        ) : (
          <AriaButton className={s.head}>
            {mark}
            <span className={s.title}>{words.title}</span>
            <span className={s.counts}>{counts}</span>
            <Chevron size={16} />
          </AriaButton>
        )}
        <AriaPopover
          placement={isBar ? 'bottom end' : 'top'}
          offset={isBar ? 6 : 0}
          className={cx(popoverSurface, s.popover)}
        >
          <Dialog className={s.panel} aria-label={words.title}>
            <div className={s.fold} onClickCapture={closeOnLink(() => setExpanded(false))}>
              <JobList {...list} />
            </div>
          </Dialog>
        </AriaPopover>
      </DialogTrigger>
      {/* The button is read by whoever comes to it; that a job ended, by everybody. */}
      <VisuallyHidden role="status">{counts}</VisuallyHidden>
    </section>
  );
}

/** The list closes when a link in it is followed. */
const closeOnLink = (close: () => void) => (event: MouseEvent) => {
  if ((event.target as Element).closest('a[href]')) afterPress(close);
};

interface JobListProps extends Pick<JobTrayProps, 'onCancel' | 'onRetry' | 'onDismiss'> {
  jobs: readonly Job[];
  words: JobTrayLabels;
}

function JobList({ jobs, words, onCancel, onRetry, onDismiss }: JobListProps) {
  const finished = jobs.filter((job) => !isUnderWay(job));
  return (
    <>
      <div role="log" aria-label={words.log} className={s.log}>
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
      {onDismiss && finished.length > 1 && (
        <div className={s.foot}>
          <Button size="sm" variant="ghost" onPress={() => onDismiss(finished.map(({ id }) => id))}>
            {words.dismissAll(finished.length)}
          </Button>
        </div>
      )}
    </>
  );
}
