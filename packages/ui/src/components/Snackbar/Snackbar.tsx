import { type ComponentPropsWithRef, type FocusEvent, useEffect, useRef, useSyncExternalStore } from 'react';
import { Button } from 'react-aria-components';
import {
  CheckCircleIcon,
  CloseIcon,
  type Icon,
  InfoIcon,
  OctagonIcon,
  TriangleIcon,
  UndoIcon,
} from '../../icons/index.ts';
import { cx } from '../../internal/cx.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import type { SnackbarItem, SnackbarTone } from './Snackbar.model.ts';
import type { SnackbarQueue } from './snackbar-queue.ts';
import * as s from './Snackbar.css.ts';

const icons: Record<Exclude<SnackbarTone, 'progress'>, Icon> = {
  success: CheckCircleIcon,
  info: InfoIcon,
  warning: TriangleIcon,
  error: OctagonIcon,
  undo: UndoIcon,
};

export interface SnackbarRegionProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** The queue that it shows: `createSnackbarQueue()`, once an application. */
  queue: SnackbarQueue;
  /** Name of the region, which F6 reaches. Default: `Avisos`. */
  label?: string | undefined;
  /** Name of the ×. Default: `Cerrar aviso`. */
  closeLabel?: string | undefined;
}

const none: readonly SnackbarItem[] = [];

/** Short news about what a person did. Never the only trace of a failure. */
export function SnackbarRegion({
  queue,
  label = 'Avisos',
  closeLabel = 'Cerrar aviso',
  className,
  ...rest
}: SnackbarRegionProps) {
  const items = useSyncExternalStore(queue.subscribe, queue.getSnapshot, () => none);
  const isPaused = useSyncExternalStore(queue.subscribe, queue.isPaused, () => false);
  const { list, left } = useRegion(queue, items);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- reading a snackbar stops its time
    <section
      aria-label={label}
      {...rest}
      onPointerEnter={() => queue.pause('pointer')}
      onPointerLeave={() => queue.resume('pointer')}
      onFocus={() => queue.pause('focus')}
      onBlur={left}
      className={cx(s.region, className)}
    >
      <ol ref={list} tabIndex={-1} className={s.list} aria-live="polite" aria-relevant="additions text">
        {items.map((item) => (
          <SnackbarView
            key={`${item.id}-${item.count}`}
            item={item}
            isPaused={isPaused}
            closeLabel={closeLabel}
            onClose={() => queue.close(item.id)}
            onAction={() => queue.act(item.id)}
          />
        ))}
      </ol>
    </section>
  );
}

/** F6 comes here from anywhere; time stands still while the page is hidden. */
function useRegion(queue: SnackbarQueue, items: readonly SnackbarItem[]) {
  const list = useRef<HTMLOListElement>(null);
  const returnToRow = useRef<Element>(null);
  const isShown = items.length > 0;
  // A snackbar that goes takes the focus along, and React says nothing of it: the others would stand still for ever.
  useEffect(() => {
    if (list.current?.contains(document.activeElement)) return;
    queue.resume('focus');
    // The focus of a keyboard user returns to its earlier place.
    if (returnToRow.current === null || document.activeElement !== document.body) return;
    const back = items.length > 0 ? list.current : returnToRow.current;
    if (back instanceof HTMLElement) back.focus();
    if (items.length === 0) returnToRow.current = null;
  }, [queue, items]);
  useEffect(() => {
    const onVisibility = () => {
      if (document.visibilityState === 'hidden') queue.pause('hidden');
      else queue.resume('hidden');
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'F6' || !isShown || list.current?.contains(document.activeElement)) return;
      event.preventDefault();
      returnToRow.current = document.activeElement;
      list.current?.focus();
    };
    document.addEventListener('visibilitychange', onVisibility);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('visibilitychange', onVisibility);
      document.removeEventListener('keydown', onKey);
    };
  }, [queue, isShown]);
  const left = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) returnToRow.current = null;
    queue.resume('focus');
  };
  return { list, left };
}

interface ViewProps {
  item: SnackbarItem;
  isPaused: boolean;
  closeLabel: string;
  onClose: () => void;
  onAction: () => void;
}

function SnackbarView({ item, isPaused, closeLabel, onClose, onAction }: ViewProps) {
  const isJob = item.tone === 'progress';
  const Mark = item.tone === 'progress' ? Spinner : icons[item.tone];
  return (
    <li className={s.root}>
      <Mark className={s.icon[item.tone]} />
      <span role={item.tone === 'error' ? 'alert' : 'status'} className={s.message}>
        {item.message}
        {item.count > 1 && <span className={s.count}>×{item.count}</span>}
      </span>
      {item.actionLabel !== undefined && (
        <Button className={cx(s.button, s.action)} onPress={onAction}>
          {item.actionLabel}
        </Button>
      )}
      <Button aria-label={closeLabel} className={s.button} onPress={onClose}>
        <CloseIcon size={16} />
      </Button>
      {isJob && item.progress !== undefined && (
        <span aria-hidden className={s.done} style={{ inlineSize: `${item.progress * 100}%` }} />
      )}
      {item.duration !== null && (
        <span
          aria-hidden
          className={cx(s.time, isPaused && s.paused)}
          style={{ animationDuration: `${item.duration}ms` }}
        />
      )}
    </li>
  );
}
