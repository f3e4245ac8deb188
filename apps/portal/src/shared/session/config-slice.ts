import { defaultRuntimeConfig, type RuntimeConfig } from '@trastienda/api-client';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export type ShellSlice = {
  /** Addresses of the other products and the like (D5); the defaults until they are known. */
  readonly config: RuntimeConfig;
};

const slice = createSlice({
  name: 'shell',
  initialState: { config: defaultRuntimeConfig } as ShellSlice,
  reducers: {
    configLoaded: (_, { payload }: PayloadAction<RuntimeConfig>): ShellSlice => ({ config: payload }),
  },
});

export const shellReducer = slice.reducer;
export const { configLoaded } = slice.actions;
export const selectConfig = (state: { readonly shell: ShellSlice }): RuntimeConfig => state.shell.config;
