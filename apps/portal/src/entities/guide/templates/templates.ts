import { commonBoxes } from '@trastienda/domain/guides';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { rootReducer } from '../../../shared/store/store.ts';

/** A parcel that is used again and again; sides in cm and weight in kg, as texts of the form. */
export type ParcelTemplate = {
  readonly id: string;
  readonly name: string;
  readonly height: string;
  readonly width: string;
  readonly depth: string;
  /** '' where the goods decide. */
  readonly weight: string;
};

/** Boxes that every merchant finds; a store adds its own. */
const common: readonly ParcelTemplate[] = commonBoxes.flatMap(({ name, sides: [height, width, depth] }) =>
  name === undefined
    ? []
    : [{ id: name, name, height: String(height), width: String(width), depth: String(depth), weight: '' }],
);

/** Templates of one store at most: more is a list to search, not to choose from. */
const maxTemplates = 20;

type State = { readonly own: readonly ParcelTemplate[] | null };

const slice = createSlice({
  name: 'parcelTemplates',
  initialState: { own: null } as State,
  reducers: {
    /** A form with templates is on show. */
    templatesWanted: (state): State => state,
    templatesLoaded: (_state, { payload }: PayloadAction<readonly ParcelTemplate[]>): State => ({
      own: payload,
    }),
    /** Kept under its name: another one of that name is replaced, and so is what it was before. */
    templateSaved: (state, { payload }: PayloadAction<ParcelTemplate>): State => {
      const others = (state.own ?? []).filter(({ id, name }) => id !== payload.id && name !== payload.name);
      return { own: [...others, payload].slice(-maxTemplates) };
    },
    templateRemoved: (state, { payload }: PayloadAction<string>): State => ({
      own: (state.own ?? []).filter(({ id }) => id !== payload),
    }),
  },
});

rootReducer.inject(slice);

export const { templatesWanted, templatesLoaded, templateSaved, templateRemoved } = slice.actions;

// `operations` is what every state of the app has; the slice is there once a page with templates was loaded.
type WithTemplates = { readonly operations: unknown; readonly parcelTemplates?: State };

const none: readonly ParcelTemplate[] = [];

/** The templates of the store, in the order they were saved; `null` until they were read. */
export const selectOwnTemplates = (state: WithTemplates): readonly ParcelTemplate[] | null =>
  state.parcelTemplates?.own ?? null;

/** The store's own first, then the common boxes. */
export const allTemplates = (own: readonly ParcelTemplate[] | null): readonly ParcelTemplate[] => [
  ...(own ?? none),
  ...common,
];

/** The stored templates, as far as they still have a template's shape. */
export const readTemplates = (kept: unknown): readonly ParcelTemplate[] =>
  Array.isArray(kept)
    ? kept.filter((one: Partial<ParcelTemplate> | null): one is ParcelTemplate =>
        [one?.id, one?.name, one?.height, one?.width, one?.depth, one?.weight].every(
          (text) => typeof text === 'string',
        ),
      )
    : none;

/** The values that a template sets in a form of a parcel; a weight only where it has one. */
export const parcelOfTemplate = ({ height, width, depth, weight }: ParcelTemplate) => ({
  height,
  width,
  depth,
  ...(weight !== '' && { weight }),
});
