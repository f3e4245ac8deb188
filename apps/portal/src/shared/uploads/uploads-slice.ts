import type { FileUpload, UploadedFile } from '@trastienda/api-client';
import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { rootReducer } from '../store/store.ts';

/** A file on its way to the service, or what became of it. */
export type Upload =
  /** `progress`: 0 to 1; `null` before anything of it has left. */
  | { readonly status: 'uploading'; readonly progress: number | null }
  | { readonly status: 'done'; readonly file: UploadedFile }
  | { readonly status: 'failed'; readonly message: string };

type State = Readonly<Record<string, Upload>>;

const slice = createSlice({
  name: 'uploads',
  initialState: {} as State,
  reducers: {
    uploadChanged: (
      state,
      { payload: { id, upload } }: PayloadAction<{ readonly id: string; readonly upload: Upload }>,
    ): State => ({ ...state, [id]: upload }),
    /** Stopped, or of no interest any more. */
    uploadDropped: (state, { payload }: PayloadAction<string>): State =>
      Object.fromEntries(Object.entries(state).filter(([id]) => id !== payload)),
  },
});

rootReducer.inject(slice);

export const { uploadChanged, uploadDropped } = slice.actions;
/** A file was chosen, or is tried again. */
export const uploadRequested = createAction<{
  readonly id: string;
  readonly file: File;
  readonly kind: FileUpload['kind'];
}>('uploads/requested');

// `operations` is what every state of the app has; the slice is there once a page loaded it.
type WithUploads = { readonly operations: unknown; readonly uploads?: State };
export const selectUpload = (state: WithUploads, id: string): Upload | null => state.uploads?.[id] ?? null;
const none: State = {};
export const selectUploads = (state: WithUploads): State => state.uploads ?? none;
