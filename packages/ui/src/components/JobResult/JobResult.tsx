import { formatNumber } from '@trastienda/domain';
import { type ComponentPropsWithRef, type ReactNode, useState } from 'react';
import { Button as AriaButton } from 'react-aria-components';
import { CheckCircleIcon, OctagonIcon, TriangleIcon } from '../../icons/index.ts';
import { cx } from '../../internal/cx.ts';
import { Button } from '../Button/Button.tsx';
import { ButtonLink } from '../Button/ButtonLink.tsx';
import { proportions } from './JobResult.model.ts';
import * as s from './JobResult.css.ts';

export interface JobCause {
  /** Key of the cause. */
  id: string;
  /** Stands after the count: "con código postal equivocado". */
  label: string;
  /** The rows that it stopped, as the person knows them. */
  rows: readonly string[];
  /** The number of rows, where not all of them are named. Default: as many as `rows`. */
  count?: number | undefined;
  /** Stands after the rows: "se puede repetir". */
  note?: string | undefined;
  /** Must be mended, or may just be tried again. Default: `critical`. */
  tone?: 'critical' | 'warning' | undefined;
  /** One act for all of its rows: "Corregir", "Reintentar". */
  action?:
    | {
        label: string;
        href?: string | undefined;
        /** The page is another product's and opens in another tab. */
        isExternal?: boolean | undefined;
        onPress?: (() => void) | undefined;
        pending?: boolean | undefined;
      }
    | undefined;
}

export interface JobResultLabels {
  done: (count: number) => string;
  doneNote: string;
  unchanged: (count: number) => string;
  more: (count: number) => string;
  proportion: (done: number, failed: number) => string;
}

const es: JobResultLabels = {
  done: (count) => `${formatNumber(count)} ${count === 1 ? 'lista' : 'listas'}`,
  doneNote: 'No se vuelven a enviar',
  unchanged: (count) => `${formatNumber(count)} sin cambios`,
  more: (count) => `y ${formatNumber(count)} más`,
  proportion: (done, failed) => `${formatNumber(done)} bien, ${formatNumber(failed)} con error`,
};

export interface JobResultProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'children'> {
  /** "21 de 24 guías listas". */
  title: ReactNode;
  /** Level of the title in the page. Default: 3. */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** Rows that are done; they are final. Default: 0. */
  done?: number | undefined;
  /** Rows that needed nothing. Default: 0. */
  unchanged?: number | undefined;
  /** The causes for which the others failed, the most frequent first (`groupByCause`). Default: none. */
  causes?: readonly JobCause[] | undefined;
  /** Stands at the end of the line of the done ones; says what they cost. */
  doneEnd?: ReactNode;
  /** Stands beside the title; holds the actions for the done ones ("Imprimir 21"). */
  action?: ReactNode;
  /** Replaces some of the component's words. */
  labels?: Partial<JobResultLabels> | undefined;
}

/** Shows how a job ended: done, unchanged, and failed by cause, each cause with its one action. */
export function JobResult({
  title,
  headingLevel = 3,
  done = 0,
  unchanged = 0,
  causes = [],
  doneEnd,
  action,
  labels,
  className,
  ...rest
}: JobResultProps) {
  const words = { ...es, ...labels };
  const Heading = `h${headingLevel}` as const;
  const failed = causes.reduce((sum, { rows, count = rows.length }) => sum + count, 0);
  const [doneWidth = 0, unchangedWidth = 0, failedWidth = 0] = proportions([done, unchanged, failed]);
  return (
    <div {...rest} className={cx(s.root, className)}>
      <div className={s.head}>
        <Heading className={s.title}>{title}</Heading>
        {action}
      </div>
      <div role="img" aria-label={words.proportion(done + unchanged, failed)} className={s.bar}>
        {doneWidth > 0 && <span className={s.doneBar} style={{ inlineSize: `${doneWidth}%` }} />}
        {unchangedWidth > 0 && (
          <span className={s.unchangedBar} style={{ inlineSize: `${unchangedWidth}%` }} />
        )}
        {failedWidth > 0 && <span className={s.failedBar} style={{ inlineSize: `${failedWidth}%` }} />}
      </div>
      <ul className={s.list}>
        {causes.map((cause) => (
          <Cause key={cause.id} cause={cause} words={words} />
        ))}
        {done > 0 && (
          <li className={s.row}>
            <CheckCircleIcon className={s.good} />
            <span className={s.words}>
              <span className={s.label}>{words.done(done)}</span>
              <span className={s.note}>{words.doneNote}</span>
            </span>
            {doneEnd !== undefined && <span className={s.end}>{doneEnd}</span>}
          </li>
        )}
        {unchanged > 0 && (
          <li className={s.row}>
            <span className={s.dash} aria-hidden />
            <span className={s.words}>
              <span className={s.label}>{words.unchanged(unchanged)}</span>
            </span>
          </li>
        )}
      </ul>
    </div>
  );
}

/** Rows that are named before the rest is folded. */
const shownRows = 3;

function Cause({ cause, words }: { cause: JobCause; words: JobResultLabels }) {
  const { label, rows, count = rows.length, note, tone = 'critical', action } = cause;
  const [isOpen, setOpen] = useState(false);
  const folded = isOpen ? 0 : Math.max(0, rows.length - shownRows);
  const title = `${formatNumber(count)} ${label}`;
  const Mark = tone === 'critical' ? OctagonIcon : TriangleIcon;
  return (
    <li className={s.row}>
      <Mark className={s.mark[tone]} />
      <span className={s.words}>
        <span className={s.label}>{title}</span>
        <span className={s.note}>
          {rows.slice(0, rows.length - folded).join(' · ')}
          {folded > 0 && (
            <>
              {' '}
              <AriaButton
                className={s.more}
                aria-label={`${words.more(folded)}: ${title}`}
                onPress={() => setOpen(true)}
              >
                {words.more(folded)}
              </AriaButton>
            </>
          )}
          {note !== undefined && (rows.length > 0 ? ` · ${note}` : note)}
        </span>
      </span>
      {action &&
        (action.href === undefined ? (
          <Button
            size="sm"
            aria-label={`${action.label}: ${title}`}
            pending={action.pending}
            {...(action.onPress && { onPress: action.onPress })}
          >
            {action.label}
          </Button>
        ) : (
          <ButtonLink
            size="sm"
            href={action.href}
            aria-label={`${action.label}: ${title}`}
            {...(action.isExternal && { target: '_blank', rel: 'noopener noreferrer' })}
          >
            {action.label}
          </ButtonLink>
        ))}
    </li>
  );
}
