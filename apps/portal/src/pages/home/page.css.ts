import { media, space } from '@trastienda/ui/theme';
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

/** As high as a channel's mark beside its name. */
export const bone = style({ display: 'flex', alignItems: 'center', blockSize: 20 });

export const column = style({
  display: 'grid',
  gap: space[5],
  '@media': { [media.mobile]: { gap: space[3] } },
});
