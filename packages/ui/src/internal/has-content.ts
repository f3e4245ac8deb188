import type { ReactNode } from 'react';

/** Whether a slot holds something to draw: `isOpen && <Part />` may be `false`, and then needs no box; nor does an empty text. */
export const hasContent = (node: ReactNode): boolean =>
  node !== undefined && node !== null && typeof node !== 'boolean' && node !== '';
