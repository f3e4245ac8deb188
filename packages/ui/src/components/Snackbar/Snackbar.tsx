import { type ComponentPropsWithRef, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Button } from 'react-aria-components';
import {
  CheckCircleIcon,
  CloseIcon,
  type Icon,
  InfoIcon,
  OctagonIcon,
  TriangleIcon,
} from '../../icons/index.ts';
import { cx } from '../../internal/cx.ts';
import type { SnackbarItem, SnackbarTone } from './Snackbar.model.ts';
import type { SnackbarQueue } from './snackbar-queue.ts';
import * as s from './Snackbar.css.ts';

const icons: Record<SnackbarTone, Icon> = {
  success: CheckCircleIcon,
  info: InfoIcon,
  warning: TriangleIcon,
  error: OctagonIcon,
};

export interface SnackbarRegionProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** What it shows: `createSnackbarQueue()`, once an application. */
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
  const { list, isPaused, handlers } = usePause(queue, items.length > 0);
  return (
    <section aria-label={label} {...rest} {...handlers} className={cx(s.region, className)}>
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

/** Time stands still under the pointer, with focus inside, and while the page is hidden; F6 comes here. */
function usePause(queue: SnackbarQueue, isShown: boolean) {
  const list = useRef<HTMLOListElement>(null);
  const [holds, setHolds] = useState<ReadonlySet<string>>(new Set());
  const isPaused = holds.size > 0;
  const hold = (why: string, on: boolean) =>
    setHolds((now) => {
      const next = new Set(now);
      if (on) next.add(why);
      else next.delete(why);
      return next;
    });

  useEffect(() => (isPaused ? queue.pause() : queue.resume()), [queue, isPaused]);

  useEffect(() => {
    const onVisibility = () => hold('hidden', document.visibilityState === 'hidden');
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'F6' || !isShown || list.current?.contains(document.activeElement)) return;
      event.preventDefault();
      list.current?.focus();
    };
    document.addEventListener('visibilitychange', onVisibility);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('visibilitychange', onVisibility);
      document.removeEventListener('keydown', onKey);
    };
  }, [isShown]);

  // The last one left from under the pointer: nothing will tell that the pointer left.
  useEffect(() => {
    if (!isShown) setHolds(new Set());
  }, [isShown]);

  const handlers = {
    onPointerEnter: () => hold('pointer', true),
    onPointerLeave: () => hold('pointer', false),
    onFocus: () => hold('focus', true),
    onBlur: () => hold('focus', false),
  };
  return { list, isPaused, handlers };
}

interface ViewProps {
  item: SnackbarItem;
  isPaused: boolean;
  closeLabel: string;
  onClose: () => void;
  onAction: () => void;
}

function SnackbarView({ item, isPaused, closeLabel, onClose, onAction }: ViewProps) {
  const Mark = icons[item.tone];
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
