import { durationMs } from '../../theme/tokens.generated.ts';
import { failureSentence, successSentence } from './sentences.ts';
import {
  addSnackbar,
  elapse,
  nextExpiry,
  updateSnackbar,
  type SnackbarItem,
  type SnackbarTone,
} from './Snackbar.model.ts';

export interface Snackbar {
  /** Default: `success`. */
  tone?: SnackbarTone | undefined;
  /** Default: the sentence of the tone. */
  message?: string | undefined;
  action?: { label: string; onPress: () => void } | undefined;
  /** Milliseconds; `null` stays until closed. Default: 6,000. */
  duration?: number | null | undefined;
  /** The progress of the job from 0 to 1, with tone `progress`. */
  progress?: number | undefined;
  /** Called when the message goes without its action: what could be undone may now be sent. */
  onClose?: (() => void) | undefined;
}

export interface SnackbarQueue {
  /** Shows one and gives its id. */
  add: (snackbar?: Snackbar) => string;
  /** Says something else in the same place: the next step of a running job, or its end. */
  update: (id: string, change: Pick<Snackbar, 'tone' | 'message' | 'progress' | 'duration'>) => void;
  close: (id: string) => void;
  act: (id: string) => void;
  /** Time stands still as long as one reason to pause is left. */
  pause: (reason?: string) => void;
  resume: (reason?: string) => void;
  isPaused: () => boolean;
  subscribe: (listener: () => void) => () => void;
  getSnapshot: () => readonly SnackbarItem[];
}

interface Clock {
  now: () => number;
  setTimeout: (callback: () => void, milliseconds: number) => unknown;
  clearTimeout: (timer: never) => void;
}

const systemClock: Clock = {
  now: () => Date.now(),
  setTimeout: (callback, milliseconds) => setTimeout(callback, milliseconds),
  clearTimeout: (timer) => clearTimeout(timer),
};

/** Queue of the messages that a SnackbarRegion shows. An application has one; any code may add to it, with or without React. */
export function createSnackbarQueue(clock: Clock = systemClock): SnackbarQueue {
  let items: readonly SnackbarItem[] = [];
  let sources = new Map<string, Snackbar>();
  let serial = 0;
  let timer: unknown;
  let since = 0;
  const reasons = new Set<string>();
  const listeners = new Set<() => void>();

  function set(next: readonly SnackbarItem[]) {
    items = next;
    const gone = [...sources].filter(([id]) => !items.some((item) => item.id === id));
    sources = new Map([...sources].filter(([id]) => items.some((item) => item.id === id)));
    // The last one left from under the pointer or the focus, and nothing will tell that they left.
    if (items.length === 0) reasons.clear();
    for (const listener of listeners) listener();
    for (const [, source] of gone) source.onClose?.();
  }

  function spend() {
    if (timer === undefined) return;
    clock.clearTimeout(timer as never);
    timer = undefined;
    items = elapse(items, clock.now() - since);
  }

  function wait() {
    const next = nextExpiry(items);
    if (reasons.size > 0 || next === null || timer !== undefined) return;
    since = clock.now();
    timer = clock.setTimeout(() => {
      spend();
      set(items);
      wait();
    }, next);
  }

  function change(next: (items: readonly SnackbarItem[]) => readonly SnackbarItem[]) {
    spend();
    set(next(items));
    wait();
  }

  return {
    add({ tone = 'success', message, action, duration = durationMs.snackbarHide, progress, onClose } = {}) {
      const id = `snackbar-${(serial += 1)}`;
      sources.set(id, { action, onClose });
      const sentence = message ?? (tone === 'error' ? failureSentence : successSentence);
      change((now) =>
        addSnackbar(now, { id, tone, message: sentence, actionLabel: action?.label, duration, progress }),
      );
      return id;
    },
    update: (id, next) => change((now) => updateSnackbar(now, id, next)),
    close: (id) => change((now) => now.filter((item) => item.id !== id)),
    act(id) {
      const action = sources.get(id)?.action;
      sources.delete(id);
      change((now) => now.filter((item) => item.id !== id));
      action?.onPress();
    },
    pause(reason = 'application') {
      if (items.length === 0) return;
      spend();
      reasons.add(reason);
      set(items);
    },
    resume(reason = 'application') {
      reasons.delete(reason);
      set(items);
      wait();
    },
    isPaused: () => reasons.size > 0,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    getSnapshot: () => items,
  };
}
