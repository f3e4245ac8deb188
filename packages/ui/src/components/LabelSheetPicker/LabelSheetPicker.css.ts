import { color, radius, shadow, size, space } from '../../theme/contract.css.ts';
import { focusRingInset } from '../../theme/focus.ts';
import { media } from '../../theme/media.ts';
import { composite, compositeVariants } from '../../theme/style.ts';
import { tabular, text } from '../../theme/text.ts';
import { ramp } from '../../theme/tokens.generated.ts';

// Paper: white with black ink in every scheme, because that is what comes out of the printer.
const ink = ramp.piedra[1000];

export const root = composite({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 200px',
  gap: space[5],
  alignItems: 'start',
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const name = composite({ ...text.subheading, display: 'block' });
export const hint = composite({ ...text.caption, display: 'block', color: color.text.subtle });
export const side = composite({
  display: 'grid',
  justifyItems: 'center',
  gap: space[2],
  textAlign: 'center',
});
export const title = composite({ ...text.label, color: color.text.default });
export const amount = composite({ ...text.captionStrong, ...tabular, color: color.text.default });

const sheet = {
  position: 'relative',
  inlineSize: '100%',
  overflow: 'hidden',
  border: `${size.border.thin} solid ${ramp.piedra[300]}`,
  background: ramp.piedra[0],
  boxShadow: shadow.raised,
  forcedColorAdjust: 'none',
} as const;
export const paper = compositeVariants({
  letter: { ...sheet, maxInlineSize: 180, aspectRatio: '612 / 792' },
  label: { ...sheet, maxInlineSize: 120, aspectRatio: '2 / 3', borderRadius: radius.xs },
});
export const drawing = composite({ inlineSize: '100%', blockSize: '100%' });
export const hatch = composite({ fill: ramp.piedra[200] });
export const cut = composite({
  fill: 'none',
  stroke: ramp.piedra[400],
  strokeWidth: 2,
  strokeDasharray: '10 8',
});
export const label = composite({ fill: ramp.piedra[0], stroke: ramp.piedra[500], strokeWidth: 3 });
export const lines = composite({ fill: 'none', stroke: ramp.piedra[400], strokeWidth: 9 });
export const bar = composite({ fill: ramp.piedra[800] });

export const places = composite({ position: 'absolute', inset: 0 });
export const place = composite({
  position: 'absolute',
  display: 'flex',
  padding: space['1.5'],
  cursor: 'pointer',
  color: ink,
  border: '2px solid transparent',
  selectors: {
    '&[data-hovered]': { borderColor: ramp.piedra[500] },
    '&[data-selected]': { borderColor: ink },
    '&[data-focus-visible]': focusRingInset,
  },
});
export const number = composite({
  ...text.micro,
  ...tabular,
  display: 'grid',
  placeItems: 'center',
  inlineSize: 18,
  blockSize: 18,
  borderRadius: radius.full,
  border: `${size.border.thin} solid ${ramp.piedra[400]}`,
  background: ramp.piedra[0],
  color: ink,
  selectors: {
    '[data-selected] > &': { background: ink, borderColor: ink, color: ramp.piedra[0] },
  },
});
