import { color, radius, size, space } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { composite } from '../../theme/style.ts';
import { tabular, text, truncate } from '../../theme/text.ts';

export const root = composite({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
  minInlineSize: 0,
  containerType: 'inline-size',
});
/** Beside the cards of the wizard, by the room that is left of the window. */
const inRoomOf = <Rule extends object>(width: string, rule: Rule) => ({
  [media.aboveMobile]: { '@container': { [`(max-width: ${width})`]: rule } },
});
const reduced = '47.5rem';
const narrow = '35rem';
export const head = composite({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2]} ${space[3]}`,
  minBlockSize: size.control.md,
});
export const title = composite({ ...text.heading });
export const validity = composite({ ...text.caption, ...tabular, color: color.text.subtle });
export const sort = composite({
  marginInlineStart: 'auto',
  '@media': { [media.mobile]: { flexGrow: 1, marginInlineStart: 0 } },
});

/** Every row is a grid of its own: only columns that do not ask for their content's width line up with the titles. */
const totalColumn = '104px';
const wideColumns = `minmax(0, 1.35fr) minmax(0, 1.1fr) minmax(0, 1.05fr) minmax(0, 1fr) ${totalColumn}`;
const reducedColumns = `minmax(0, 1.5fr) minmax(0, 1.2fr) minmax(0, 1fr) ${totalColumn}`;
const narrowColumns = 'minmax(0, 1.2fr) minmax(0, 1fr) 92px';
const columns = {
  display: 'grid',
  gridTemplateColumns: wideColumns,
  alignItems: 'center',
  columnGap: space[3],
} as const;

export const header = composite({
  ...columns,
  ...text.captionStrong,
  minBlockSize: 36,
  // The columns of the rows start after the radio; the first title stands over it.
  paddingInlineStart: 30,
  color: color.text.subtle,
  '@media': {
    [media.aboveMobile]: {
      '@container': {
        [`(max-width: ${reduced})`]: { gridTemplateColumns: reducedColumns },
        [`(max-width: ${narrow})`]: { gridTemplateColumns: narrowColumns },
      },
    },
  },
});
export const headerFirst = composite({ marginInlineStart: -30 });
export const headerTotal = composite({ gridColumn: '-2', textAlign: 'end' });

export const option = composite({
  ...columns,
  '@media': {
    [media.aboveMobile]: {
      '@container': {
        [`(max-width: ${reduced})`]: { gridTemplateColumns: reducedColumns },
        [`(max-width: ${narrow})`]: { gridTemplateColumns: narrowColumns, rowGap: space[1] },
      },
    },
    [media.mobile]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gridTemplateAreas: '"carrier total" "arrival arrival"',
      rowGap: space['1.5'],
    },
  },
});
export const carrier = composite({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minInlineSize: 0,
  '@media': { [media.mobile]: { gridArea: 'carrier' } },
});
export const tile = composite({ '@media': { [media.mobile]: { display: 'none' } } });
export const two = composite({ display: 'block', minInlineSize: 0 });
export const first = composite({
  ...text.bodyStrong,
  ...truncate,
  ...tabular,
  display: 'block',
  color: color.text.default,
});
export const second = composite({
  ...text.caption,
  ...truncate,
  ...tabular,
  display: 'block',
  color: color.text.subtle,
});
export const arrival = composite({
  minInlineSize: 0,
  '@media': {
    [media.mobile]: {
      gridArea: 'arrival',
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: space[2],
    },
  },
});
export const arrivalNote = composite({ '@media': { [media.mobile]: { display: 'none' } } });
/** Beside the date on a phone, a column of its own elsewhere. */
export const onTime = composite({
  minInlineSize: 0,
  '@media': { [media.mobile]: { display: 'none' }, ...inRoomOf(reduced, { display: 'none' }) },
});
/** Under the service where its column has no room: it is why an option is recommended. */
export const onTimeUnder = composite({
  display: 'none',
  '@media': inRoomOf(reduced, { display: 'block' }),
});
export const onTimePhone = composite({
  display: 'none',
  '@media': { [media.mobile]: { display: 'inline' } },
});
export const badge = composite({
  minInlineSize: 0,
  '@media': {
    [media.mobile]: { display: 'none' },
    // A line of its own, and none where there is nothing to say.
    ...inRoomOf(narrow, {
      gridRow: 2,
      gridColumn: '1 / -1',
      selectors: { '&:empty': { display: 'none' } },
    }),
  },
});
export const badgePhone = composite({
  display: 'none',
  '@media': { [media.mobile]: { display: 'inline-flex' } },
});
export const total = composite({
  ...text.amount,
  ...tabular,
  textAlign: 'end',
  color: color.text.default,
  '@media': { [media.mobile]: { gridArea: 'total' } },
});

export const breakdown = composite({
  display: 'grid',
  gridAutoFlow: 'column',
  justifyContent: 'space-between',
  // Amounts in one line, also when a name takes two.
  alignItems: 'end',
  gap: space[3],
  padding: `10px 14px`,
  borderRadius: radius.md,
  background: color.bg.sunken,
  '@media': {
    [media.mobile]: {
      gridAutoFlow: 'row',
      justifyContent: 'stretch',
      alignItems: 'stretch',
      gap: space[1],
      padding: `${space[2]} 0 0`,
      borderRadius: 0,
      borderBlockStart: `${size.border.thin} solid ${color.border.default}`,
      background: 'none',
    },
  },
});
export const cost = composite({
  display: 'block',
  '@media': { [media.mobile]: { display: 'flex', justifyContent: 'space-between', gap: space[2] } },
});
export const costLabel = composite({ ...text.caption, display: 'block', color: color.text.muted });
export const costValue = composite({
  ...text.cellStrong,
  ...tabular,
  display: 'block',
  color: color.text.default,
});
export const costTotal = composite({ fontWeight: 600 });
export const last = composite({ textAlign: 'end', '@media': { [media.mobile]: { display: 'none' } } });

export const insurance = composite({
  color: color.text.link,
  selectors: { '&[data-hovered]': { color: color.text.linkHover } },
});

export const skeletons = composite({
  border: `${size.border.thin} solid ${color.border.default}`,
  borderRadius: radius.lg,
  background: color.bg.surface,
});
export const bone = composite({
  ...columns,
  minBlockSize: 60,
  paddingInline: space[4],
  selectors: { '& + &': { borderBlockStart: `${size.border.thin} solid ${color.border.subtle}` } },
});
export const box = composite({
  border: `${size.border.thin} solid ${color.border.default}`,
  borderRadius: radius.lg,
  background: color.bg.surface,
});
