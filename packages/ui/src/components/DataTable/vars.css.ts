import { createContainer, createVar, fallbackVar } from '@vanilla-extract/css';
import { shellTop } from '../../internal/shell-vars.css.ts';

export const container = createContainer();
/** 400 % zoom: the only width at which a table of the page scrolls sideways. */
export const narrow = `${container} (max-width: 480px)`;

/** Height of what sticks above the rows, in a region of its own or in the page. */
export const headerBlock = createVar();
/** Where the header sticks: under the bars of the page, or at the top of a region. */
export const stickyTop = createVar();
export const pageTop = fallbackVar(shellTop, '0px');
