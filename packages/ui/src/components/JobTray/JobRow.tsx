import { CheckCircleIcon, CloseIcon, OctagonIcon, RefreshIcon } from '../../icons/index.ts';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { JobProgress } from '../JobProgress/JobProgress.tsx';
import { JobResult } from '../JobResult/JobResult.tsx';
import { Link } from '../Link/Link.tsx';
import type { JobTrayLabels } from './JobTray.labels.ts';
import { isUnderWay, type Job } from './JobTray.model.ts';
import * as s from './JobTray.css.ts';

type Act = ((id: string) => void) | undefined;
interface RowProps {
  job: Job;
  words: JobTrayLabels;
  onCancel: Act;
  onRetry: Act;
  onDismiss: Act;
}

/** One job: its progress, its end, or its failures by cause. */
export function JobRow({ job, words, onCancel, onRetry, onDismiss }: RowProps) {
  return (
    <li className={s.row} data-state={job.state}>
      <div className={s.content}>
        <JobContent job={job} words={words} onCancel={onCancel} />
      </div>
      {job.state === 'failed' && onRetry && (
        <Button
          size="sm"
          icon={<RefreshIcon size={16} />}
          aria-label={`${words.retry}: ${job.title}`}
          onPress={() => onRetry(job.id)}
        >
          {words.retry}
        </Button>
      )}
      {!isUnderWay(job) && onDismiss && (
        <IconButton
          size="sm"
          label={words.dismiss(job.title)}
          icon={<CloseIcon size={16} />}
          onPress={() => onDismiss(job.id)}
        />
      )}
    </li>
  );
}

function JobContent({ job, words, onCancel }: Pick<RowProps, 'job' | 'words' | 'onCancel'>) {
  if (job.state === 'partial') {
    return (
      <>
        <JobResult
          title={<span className={s.name}>{job.title}</span>}
          done={job.done}
          unchanged={job.unchanged}
          causes={job.causes}
        />
        {job.note !== undefined && <p className={s.note}>{job.note}</p>}
      </>
    );
  }
  if (job.state === 'queued' || job.state === 'running' || job.state === 'cancelling') {
    return (
      <JobProgress
        title={job.title}
        state={job.state}
        note={job.note}
        {...(job.state !== 'queued' && { done: job.done, total: job.total })}
        {...(onCancel && { onCancel: () => onCancel(job.id) })}
      />
    );
  }
  const isFailed = job.state === 'failed';
  return (
    <div className={s.line}>
      {isFailed ? <OctagonIcon className={s.bad} /> : <CheckCircleIcon className={s.mark[job.state]} />}
      <span className={s.words}>
        <span className={s.name}>{job.title}</span>
        <span className={s.note}>
          {[
            job.state === 'failed'
              ? job.reason
              : job.state === 'cancelled'
                ? words.cancelled(job.done, job.total)
                : words.done,
            job.note,
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
      {job.state === 'done' && job.href !== undefined && (
        <Link variant="action" href={job.href} aria-label={`${job.linkLabel ?? words.see}: ${job.title}`}>
          {job.linkLabel ?? words.see}
        </Link>
      )}
    </div>
  );
}
