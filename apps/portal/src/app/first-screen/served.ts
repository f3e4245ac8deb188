import type { WindowSize } from '@trastienda/ui/UiProvider';
import type { OperationsState } from '../../shared/store/operations-slice.ts';
import type { ShellSlice } from '../../shared/session/config-slice.ts';

/** The state that the gateway drew a page with stands beside the page: the browser goes on where the gateway stopped. */
export type ServedState = {
  /** The window it was drawn for; `null` where that was not known, and nothing was drawn. */
  readonly window: WindowSize | null;
  /** Milliseconds since 1970, on the gateway's clock. */
  readonly now: number;
  /** Items of local storage that the page reads and the gateway did not know, as what a person has typed. */
  readonly unknown: readonly string[];
  /** Names of the chunks whose parts are in the page. */
  readonly chunks: readonly string[];
  readonly operations: OperationsState;
  readonly shell: ShellSlice;
};

/** An answer that the gateway gave itself while it made the page: status and text by address. */
export type ServedAnswers = Readonly<
  Record<string, { readonly storeId: string | null; readonly status: number; readonly text: string }>
>;

export type Served = { readonly state: ServedState | null; readonly answers: ServedAnswers };

const nothing: Served = { state: null, answers: {} };

/** An answer counts from when it was given, and never from a time to come, where this browser's clock is behind. */
const upTo = (operations: OperationsState, now: number): OperationsState =>
  Object.fromEntries(
    Object.entries(operations).map(([name, keys]) => [
      name,
      Object.fromEntries(
        Object.entries(keys).map(([slot, known]) => [
          slot,
          known.status === 'succeeded' ? { ...known, at: Math.min(known.at, now) } : known,
        ]),
      ),
    ]),
  );

/** The options of a store that goes on where the gateway stopped. */
export const goOnWith = (state: ServedState | null) =>
  state === null ? {} : { preloadedState: { operations: state.operations, shell: state.shell } };

/**
 * Takes the data out of a page that the gateway made; there is none where it only sent the document.
 * @param now Milliseconds since 1970, on this browser's clock.
 */
export function takeServed(document: Pick<Document, 'getElementById'>, now: number): Served {
  const element = document.getElementById('served');
  const text = element?.textContent ?? '';
  element?.remove();
  try {
    if (text === '') return nothing;
    const { state, answers } = JSON.parse(text) as Served;
    return { state: state && { ...state, operations: upTo(state.operations, now) }, answers };
  } catch {
    // The line broke in the middle of it: everything is asked anew.
    return nothing;
  }
}
