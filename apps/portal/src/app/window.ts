/** The window with its constructors, as the browser has it. */
export type Window = globalThis.Window & typeof globalThis;
