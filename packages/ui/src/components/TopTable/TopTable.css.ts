import { globalStyle } from '@vanilla-extract/css';
import { color, size, space } from '../../theme/contract.css.ts';
import { composites } from '../../theme/layers.css.ts';
import { composite } from '../../theme/style.ts';
import { tabular, text } from '../../theme/text.ts';

/** The table's own width decides its columns, because it may fill a page or half of one. */
export const root = composite({ containerType: 'inline-size' });

export const table = composite({ inlineSize: '100%', borderCollapse: 'collapse', textAlign: 'start' });
globalStyle(`${table} :is(th, td)`, {
  '@layer': {
    [composites]: {
      blockSize: size.row.default,
      paddingInline: space[3],
      paddingBlock: space[2],
      textAlign: 'start',
      fontWeight: 'inherit',
    },
  },
});
globalStyle(`${table} thead th`, {
  '@layer': {
    [composites]: {
      ...text.captionStrong,
      blockSize: size.rowHeader,
      color: color.text.subtle,
      whiteSpace: 'nowrap',
      borderBlockEnd: `${size.border.thin} solid ${color.border.strong}`,
    },
  },
});
globalStyle(`${table} thead th[aria-sort="descending"]`, {
  '@layer': { [composites]: { color: color.text.default } },
});
globalStyle(`${table} tbody tr + tr :is(th, td)`, {
  '@layer': { [composites]: { borderBlockStart: `${size.border.thin} solid ${color.border.subtle}` } },
});
globalStyle(`${table} tbody :is(th, td)`, { '@layer': { [composites]: { ...text.cell } } });
globalStyle(`${table} :is(th, td):first-child`, {
  '@layer': { [composites]: { paddingInlineStart: space[4] } },
});
globalStyle(`${table} :is(th, td):last-child`, {
  '@layer': { [composites]: { paddingInlineEnd: space[4] } },
});
export const end = composite({
  ...tabular,
  whiteSpace: 'nowrap',
  selectors: { [`${table} &&`]: { textAlign: 'end' } },
});
export const place = composite({ ...tabular, inlineSize: 40, color: color.text.subtle });
export const abbr = composite({ textDecoration: 'none' });
export const product = composite({ minInlineSize: 0 });
export const name = composite({ display: 'flex', alignItems: 'center', gap: space[3], minInlineSize: 0 });
export const words = composite({ display: 'grid', minInlineSize: 0 });
export const title = composite({ ...text.cellStrong, color: color.text.default });
export const code = composite({ ...text.caption, color: color.text.subtle });
export const amount = composite({ selectors: { [`${table} &&`]: { fontWeight: 600 } } });
export const share = composite({ inlineSize: 160 });
export const change = composite({ inlineSize: 104 });
export const arrow = composite({ display: 'inline-block', verticalAlign: '-3px', marginInlineStart: 2 });

/** Gives way first, then the medium ones. */
export const wide = composite({ '@container': { '(max-width: 760px)': { display: 'none' } } });
export const medium = composite({ '@container': { '(max-width: 460px)': { display: 'none' } } });
export const skeletons = composite({ display: 'grid', gap: space[2], padding: space[4] });
