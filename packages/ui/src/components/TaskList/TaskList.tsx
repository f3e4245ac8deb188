import { listText } from '@trastienda/domain';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { Button as AriaButton, Link as AriaLink } from 'react-aria-components';
import { ChevronRightIcon, RefreshIcon, TriangleIcon } from '../../icons/index.ts';
import { cx } from '../../internal/cx.ts';
import { restoreFocusOnUnmount } from '../../internal/restore-focus-on-unmount.ts';
import { Button } from '../Button/Button.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as s from './TaskList.css.ts';

export interface Task {
  key: string;
  /** An icon of 16 px. */
  icon: ReactNode;
  /** Default: `neutral`. */
  tone?: 'critical' | 'warning' | 'neutral' | undefined;
  /** "3 pedidos vencen hoy antes de las 18:00". */
  title: string;
  /** "Sears 2 · Claroshop 1". */
  reason?: ReactNode;
  /** One act: a verb and its object; an address, or a call. */
  action?: { label: string; href?: string | undefined; onPress?: (() => void) | undefined } | undefined;
}

export interface TaskListLabels {
  loading: string;
  clearTitle: string;
  clearText: string;
  failed: (sources: string) => string;
  retry: string;
}

const es: TaskListLabels = {
  loading: 'Revisando lo que necesita tu atención',
  clearTitle: 'Todo en orden',
  clearText: 'Nada requiere tu atención. Te avisaremos cuando llegue un pedido o algo venza.',
  failed: (sources) => `No pudimos revisar ${sources}`,
  retry: 'Reintentar',
};

export interface TaskListProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The most urgent first. Default: none. */
  items?: readonly Task[] | undefined;
  /** Default: false. */
  loading?: boolean | undefined;
  /** Sources that did not answer: the list is honest about what it could not see. Default: none. */
  failedSources?: readonly string[] | undefined;
  /** Asks the sources that failed once more. Without it there is no button. */
  onRetry?: (() => void) | undefined;
  /** Level of the heading of the empty state. Default: 3. */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** Replaces some of the component's words. */
  labels?: Partial<TaskListLabels> | undefined;
}

/** Lists what waits for the merchant, by urgency, each with its one action. It goes inside a flush Card. */
export function TaskList({
  items = [],
  loading = false,
  failedSources = [],
  onRetry,
  headingLevel = 3,
  labels,
  className,
  ...rest
}: TaskListProps) {
  const words = { ...es, ...labels };
  const failedId = useId();
  const isClear = !loading && items.length === 0 && failedSources.length === 0;
  return (
    <div aria-busy={loading} {...rest} className={cx(s.root, className)}>
      {loading && items.length === 0 && <TaskSkeletons label={words.loading} />}
      {items.length > 0 && (
        <ul>
          {items.map((item) => (
            <Row key={item.key} item={item} />
          ))}
        </ul>
      )}
      {failedSources.length > 0 && (
        <div className={s.failed}>
          <TriangleIcon size={16} className={s.failedMark} />
          <p id={failedId} className={s.failedWords}>
            {words.failed(listText(failedSources))}
          </p>
          {onRetry && (
            <Button
              ref={restoreFocusOnUnmount}
              size="sm"
              icon={<RefreshIcon size={16} />}
              aria-describedby={failedId}
              onPress={onRetry}
            >
              {words.retry}
            </Button>
          )}
        </div>
      )}
      {isClear && (
        <EmptyState kind="clear" title={words.clearTitle} headingLevel={headingLevel}>
          {words.clearText}
        </EmptyState>
      )}
    </div>
  );
}

function Row({ item: { icon, tone = 'neutral', title, reason, action } }: { item: Task }) {
  return (
    <li className={s.row}>
      <span className={cx(s.tile, s.tone[tone])} aria-hidden>
        {icon}
      </span>
      <span className={s.title}>{title}</span>
      {reason !== undefined && <span className={s.reason}>{reason}</span>}
      {action &&
        (action.href === undefined ? (
          <AriaButton className={s.action} {...(action.onPress && { onPress: action.onPress })}>
            {action.label}
            <VisuallyHidden>: {title}</VisuallyHidden>
          </AriaButton>
        ) : (
          <AriaLink
            href={action.href}
            className={s.action}
            {...(action.onPress && { onPress: action.onPress })}
          >
            {action.label}
            <VisuallyHidden>: {title}</VisuallyHidden>
          </AriaLink>
        ))}
      {action && <ChevronRightIcon size={16} className={s.chevron} />}
    </li>
  );
}

function TaskSkeletons({ label }: { label: string }) {
  return (
    <div>
      <VisuallyHidden>{label}</VisuallyHidden>
      {[0, 1, 2].map((at) => (
        <div key={at} className={s.row} aria-hidden>
          <Skeleton shape="tile" width={32} height={32} />
          <span className={s.skeletons}>
            <Skeleton width="48%" />
            <Skeleton width="28%" />
          </span>
        </div>
      ))}
    </div>
  );
}
