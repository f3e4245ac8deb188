import { hiddenFromSight } from '../../internal/hidden-from-sight.ts';
import { color, radius, size, space } from '../../theme/contract.css.ts';
import { focusRingInset } from '../../theme/focus.ts';
import { composite, compositeVariants } from '../../theme/style.ts';
import { tabular, text } from '../../theme/text.ts';

const edge = `${size.border.thin} solid ${color.border.default}`;
/** The hover differs as in other raised parts (base.css): in dark this ground is the hover of other parts. */
const onRaised = { [color.bg.hover]: color.bg.selected, [color.action.ghost.bgHover]: color.bg.selected };

export const root = composite({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  overflow: 'hidden',
  border: edge,
  borderRadius: radius.lg,
  background: color.bg.raised,
  vars: onRaised,
});
/** The place of the button: in a bar it has its own width, over the navigation that of the window. */
export const place = compositeVariants({
  bar: { position: 'relative' },
  dock: {
    position: 'relative',
    display: 'grid',
    borderBlockStart: edge,
    background: color.bg.raised,
    vars: onRaised,
  },
});
/** A narrow bar shows the counts alone; screen readers still read the name. */
export const barTitle = composite({ '@container': { '(max-width: 860px)': hiddenFromSight } });
export const barCounts = composite({ ...text.caption, ...tabular, color: color.text.subtle });

export const popover = composite({ inlineSize: 440 });
export const panel = composite({ outline: 'none' });
/** The list scrolls within it; what takes the finished ones off stays in sight. */
export const fold = composite({
  display: 'flex',
  flexDirection: 'column',
  maxBlockSize: 'min(70dvh, 560px)',
  selectors: { '&[hidden]': { display: 'none' } },
});

export const head = composite({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  flexShrink: 0,
  minBlockSize: size.control.lg,
  paddingInline: space[4],
  textAlign: 'start',
  selectors: {
    '&[data-hovered]': { background: color.bg.hover },
    '&[data-focus-visible]': { ...focusRingInset, borderRadius: radius.lg },
  },
});
export const title = composite({ ...text.subheading });
export const counts = composite({ ...text.caption, ...tabular, flex: 1, color: color.text.subtle });

export const log = composite({
  overflow: 'auto',
  selectors: { [`${root} &`]: { borderBlockStart: edge } },
});
export const list = composite({ display: 'grid' });
export const row = composite({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minInlineSize: 0,
  padding: `${space[3]} ${space[3]} ${space[3]} ${space[4]}`,
  selectors: {
    '& + &': { borderBlockStart: `${size.border.thin} solid ${color.border.subtle}` },
    '&[data-state="partial"]': { alignItems: 'flex-start' },
  },
});
export const content = composite({ flex: '1 1 0', minInlineSize: 0 });
export const line = composite({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minBlockSize: size.control.sm,
});
export const words = composite({ display: 'grid', flex: '1 1 0', minInlineSize: 0 });
export const name = composite({ ...text.cellStrong, overflowWrap: 'anywhere' });
export const note = composite({ ...text.caption, ...tabular, color: color.text.subtle });
export const bad = composite({ flexShrink: 0, color: color.feedback.critical.icon });
export const mark = compositeVariants({
  done: { flexShrink: 0, color: color.feedback.success.icon },
  cancelled: { flexShrink: 0, color: color.icon.subtle },
});
export const foot = composite({
  display: 'flex',
  justifyContent: 'flex-end',
  flexShrink: 0,
  padding: space[2],
  borderBlockStart: edge,
});
