import type { SidebarMode } from '@trastienda/domain';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export type ShellSlice = {
  /** The person's own choice over 1110 px (D18). */
  readonly sidebarChoice: SidebarMode;
};

const slice = createSlice({
  name: 'shell',
  initialState: { sidebarChoice: 'full' } as ShellSlice,
  reducers: {
    sidebarChosen: (_, { payload }: PayloadAction<SidebarMode>): ShellSlice => ({ sidebarChoice: payload }),
  },
});

export const shellReducer = slice.reducer;
export const { sidebarChosen } = slice.actions;
export const selectSidebarChoice = (state: { readonly shell: ShellSlice }) => state.shell.sidebarChoice;
