import { DEFAULT_SUCCESS, snackbarMessage } from '@trastienda/api-client';
import { createSlice, nanoid, type PayloadAction, type UnknownAction } from '@reduxjs/toolkit';

/** At most three at a time, the newest last (D184). */
const limit = 3;

type Notification = {
  readonly id: string;
  readonly tone: 'success' | 'info' | 'error' | 'undo';
  readonly text: string;
  /** The number of equal notifications that it stands for. */
  readonly count: number;
  /** A link that the snackbar offers, or something that it does. */
  readonly action?:
    | { readonly label: string; readonly href: string }
    | { readonly label: string; readonly act: UnknownAction };
  /** Done once it has gone without its action: what could still be undone. */
  readonly dismissedAction?: UnknownAction;
  /** Milliseconds; the library's own by default. */
  readonly duration?: number;
};

type Note = Pick<Notification, 'tone' | 'text'> &
  Partial<Pick<Notification, 'action' | 'id' | 'dismissedAction' | 'duration'>>;

const slice = createSlice({
  name: 'notifications',
  initialState: [] as readonly Notification[],
  reducers: {
    notified: {
      prepare: (note: Note) => ({ payload: { id: nanoid(), ...note } }),
      reducer: (state, { payload }: PayloadAction<Note & { id: string }>) => {
        const equal = state.find(({ tone, text }) => tone === payload.tone && text === payload.text);
        const others = state.filter((one) => one !== equal);
        return [...others, { ...payload, count: (equal?.count ?? 0) + 1 }].slice(-limit);
      },
    },
    dismissed: (state, { payload }: PayloadAction<string>) => state.filter(({ id }) => id !== payload),
  },
});

export const notificationsReducer = slice.reducer;
export const { notified, dismissed } = slice.actions;

/** A failure's snackbar: its message when it is Spanish, else the default sentence (D174). */
export const failureNotified = (message: string) =>
  notified({ tone: 'error', text: snackbarMessage(message) });
/** A success's snackbar; without words of its own the default sentence. */
export const successNotified = (text: string = DEFAULT_SUCCESS) => notified({ tone: 'success', text });
