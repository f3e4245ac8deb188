import { radius, shadow, space } from '../../theme/contract.css.ts';
import { composite } from '../../theme/style.ts';
import { tabular, text } from '../../theme/text.ts';
import { ramp } from '../../theme/tokens.generated.ts';

// Paper: white with black ink in every scheme, because that is what comes out of the printer.
const ink = ramp.piedra[1000];
const rule = `1px solid ${ink}`;

export const root = composite({
  display: 'flex',
  flexDirection: 'column',
  aspectRatio: '2 / 3',
  inlineSize: '100%',
  maxInlineSize: 300,
  padding: space[3],
  borderRadius: radius.xs,
  background: ramp.piedra[0],
  color: ink,
  boxShadow: shadow.popover,
  border: `1px solid ${ramp.piedra[300]}`,
  forcedColorAdjust: 'none',
});
export const head = composite({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space[2],
  paddingBlockEnd: space[2],
  borderBlockEnd: `2px solid ${ink}`,
});
export const carrier = composite({ ...text.heading });
export const service = composite({ ...text.captionStrong, textAlign: 'end' });
export const party = composite({ paddingBlock: space['1.5'], borderBlockEnd: rule });
export const partyTitle = composite({ ...text.micro, textTransform: 'uppercase' });
export const partyName = composite({ ...text.cellStrong, overflowWrap: 'anywhere' });
export const line = composite({ ...text.caption, ...tabular, overflowWrap: 'anywhere' });
export const to = composite({ flex: 1 });
/** Figures as they are: of one width they open gaps beside the hyphen of an order's number. */
export const facts = composite({
  ...text.caption,
  paddingBlock: space['1.5'],
  borderBlockEnd: rule,
});
export const content = composite({ overflowWrap: 'anywhere' });
export const code = composite({ paddingBlockStart: space[2], textAlign: 'center' });
export const bars = composite({ inlineSize: '100%', blockSize: 44 });
export const number = composite({ ...text.cellStrong, ...tabular, letterSpacing: '0.06em' });
