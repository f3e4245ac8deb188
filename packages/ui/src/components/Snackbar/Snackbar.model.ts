export type SnackbarTone = 'success' | 'info' | 'warning' | 'error' | 'undo' | 'progress';

export interface SnackbarItem {
  readonly id: string;
  readonly tone: SnackbarTone;
  readonly message: string;
  readonly actionLabel?: string | undefined;
  /** The number of equal messages that it stands for. */
  readonly count: number;
  /** Milliseconds it has left; `null` stays until it is closed (a running job's). */
  readonly remaining: number | null;
  readonly duration: number | null;
  /** The progress from 0 to 1; only with tone `progress`. */
  readonly progress?: number | undefined;
}

/** The shown messages: at most three, the newest at the bottom. */
const maxSnackbars = 3;

type Entering = Omit<SnackbarItem, 'count' | 'remaining'>;

/** Adds one. An equal one already there counts up and starts its time again; the oldest leaves when there are four. */
export function addSnackbar(items: readonly SnackbarItem[], entering: Entering): SnackbarItem[] {
  const isEqual = (item: SnackbarItem) =>
    item.tone === entering.tone &&
    item.message === entering.message &&
    item.actionLabel === entering.actionLabel;
  const equal = items.find(isEqual);
  const added: SnackbarItem = { ...entering, count: (equal?.count ?? 0) + 1, remaining: entering.duration };
  return [...items.filter((item) => item !== equal), added].slice(-maxSnackbars);
}

/** Changes what one says, in its place; a new duration starts its time again. */
export function updateSnackbar(
  items: readonly SnackbarItem[],
  id: string,
  change: { [K in 'tone' | 'message' | 'progress' | 'duration']?: SnackbarItem[K] | undefined },
): SnackbarItem[] {
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  const restart = change.duration === undefined ? {} : { remaining: change.duration };
  return items.map((item) => (item.id === id ? { ...item, ...given, ...restart } : item));
}

/** Lets time pass for all of them. */
export function elapse(items: readonly SnackbarItem[], milliseconds: number): SnackbarItem[] {
  return items
    .map((item) => (item.remaining === null ? item : { ...item, remaining: item.remaining - milliseconds }))
    .filter((item) => item.remaining === null || item.remaining > 0);
}

/** Milliseconds until the next one leaves, or `null` when none will. */
export function nextExpiry(items: readonly SnackbarItem[]): number | null {
  const left = items.flatMap((item) => (item.remaining === null ? [] : [item.remaining]));
  return left.length === 0 ? null : Math.max(0, Math.min(...left));
}
