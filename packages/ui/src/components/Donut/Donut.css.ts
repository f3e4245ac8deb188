import { color, space } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { composite } from '../../theme/style.ts';
import { tabular, text } from '../../theme/text.ts';

export const body = composite({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[5] });
export const ring = composite({ flexShrink: 0 });
export const pointed = composite({
  stroke: color.text.default,
  strokeWidth: 2,
  '@media': { [media.forcedColors]: { stroke: 'Highlight' } },
});
export const middle = composite({
  position: 'absolute',
  inset: '22%',
  display: 'grid',
  alignContent: 'center',
  textAlign: 'center',
  pointerEvents: 'none',
});
export const middleValue = composite({
  ...text.amount,
  ...tabular,
  display: 'block',
  color: color.text.default,
});
export const middleName = composite({
  ...text.caption,
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  color: color.text.subtle,
});
export const list = composite({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
  gap: `${space[2]} ${space[3]}`,
  flex: '1 1 240px',
  minInlineSize: 0,
});
export const item = composite({
  ...text.cell,
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'subgrid',
  alignItems: 'center',
});
export const name = composite({ minInlineSize: 0, overflowWrap: 'anywhere', color: color.text.default });
export const value = composite({ ...tabular, fontWeight: 500, textAlign: 'end', color: color.text.default });
export const share = composite({ ...tabular, textAlign: 'end', color: color.text.muted });
