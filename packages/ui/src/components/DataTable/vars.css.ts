import { createVar, fallbackVar } from '@vanilla-extract/css';
import { shellTop } from '../../internal/shell-vars.css.ts';

/** Height of what sticks above the rows, in a region of its own or in the page. */
export const headerBlock = createVar();
/** The place where the header sticks: under the bars of the page, or at the top of a region. */
export const stickyTop = createVar();
export const pageTop = fallbackVar(shellTop, '0px');
