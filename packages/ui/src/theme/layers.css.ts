import { globalLayer } from '@vanilla-extract/css';

/**
 * The order of everything this package paints. An application's own classes are outside of every layer,
 * so a `className` given to a component always wins, whatever the order of the style sheets.
 */
export const reset = globalLayer('ts-reset');
export const base = globalLayer('ts-base');
/** Components made of plain elements and React Aria: Button, TextField, Card… */
export const primitives = globalLayer('ts-primitives');
/** Components made of our own components, which may restyle them: Sidebar, OrderCard, DataTable… */
export const composites = globalLayer('ts-composites');
export const utilities = globalLayer('ts-utilities');
