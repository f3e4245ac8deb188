import * as s from './order-number.css.ts';

/** A table's number column has equal figures; a code with hyphens or letters has not (experience.md, section 3). */
export const figuresOf = (number: string): string => (/^[\d…\s]+$/.test(number) ? s.figures : '');
