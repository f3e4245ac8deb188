import { createVar } from '@vanilla-extract/css';

/** Padding of the main area, for parts that must reach its edges (StickyFooter). Set by AppShell. */
export const shellInset = createVar('shell-inset');
/** Height of what covers the bottom of the window: the bottom navigation on a phone, else 0. */
export const shellBottom = createVar('shell-bottom');
/** Height of what covers its top: the top bar. */
export const shellTop = createVar('shell-top');
