import { color, media, space, tabular, text } from '@trastienda/ui/theme';
import { style } from '@vanilla-extract/css';

const narrow = '(max-width: 960px)';

export const root = style({
  display: 'grid',
  gap: space[5],
  '@media': { [media.mobile]: { gap: space[3] } },
});

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 360px',
  alignItems: 'start',
  gap: space[5],
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' }, [media.mobile]: { gap: space[3] } },
});

/** The row is as high as a channel's mark beside its name. */
export const bone = style({ display: 'flex', alignItems: 'center', blockSize: 20 });

export const column = style({
  display: 'grid',
  gap: space[5],
  '@media': { [media.mobile]: { gap: space[3] } },
});

/** Four rows, whether they are on their way, there or none: what stands below does not move. */
export const attention = style({ minBlockSize: 228 });

export const sales = style({ display: 'grid', gap: space[3], minInlineSize: 0 });
/** Figure and change. */
export const salesFoot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
});
export const figureBlock = style({ display: 'grid', alignContent: 'start', gap: space[1], minBlockSize: 60 });
export const figure = style({ ...text.figure, ...tabular, margin: 0 });
export const against = style({ ...text.caption, color: color.text.subtle, margin: 0 });
