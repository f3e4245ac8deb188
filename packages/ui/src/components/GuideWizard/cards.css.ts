import { color, radius, shadow, size, space } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { composite } from '../../theme/style.ts';
import { tabular, text } from '../../theme/text.ts';

export const places = composite({ display: 'grid', gap: space[3] });
export const place = composite({ display: 'flex', gap: space[3], minInlineSize: 0 });
export const placeIcon = composite({ flexShrink: 0, color: color.icon.subtle });
export const placeName = composite({
  ...text.cellStrong,
  color: color.text.default,
  overflowWrap: 'anywhere',
});
export const placeLine = composite({
  ...text.cell,
  ...tabular,
  color: color.text.muted,
  overflowWrap: 'anywhere',
});

export const parcel = composite({ display: 'grid', gap: space[3] });
export const thirds = composite({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space[2],
});
export const halves = composite({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[2],
});

export const summaryRow = composite({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  padding: `${space[3]} ${space[4]}`,
  border: `${size.border.thin} solid ${color.border.default}`,
  borderRadius: radius.lg,
  background: color.bg.surface,
  boxShadow: shadow.raised,
});
export const summaryWords = composite({ flex: 1, minInlineSize: 0 });
export const summaryTitle = composite({ ...text.bodyStrong });
export const summaryLine = composite({ ...text.caption, ...tabular, color: color.text.subtle });

export const review = composite({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: space[5],
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const reviewParts = composite({
  display: 'grid',
  gap: space[4],
  alignContent: 'start',
  minInlineSize: 0,
});
export const reviewPart = composite({
  display: 'grid',
  gap: space[1],
  paddingBlockEnd: space[4],
  borderBlockEnd: `${size.border.thin} solid ${color.border.subtle}`,
  selectors: { '&:last-child': { paddingBlockEnd: 0, borderBlockEnd: 0 } },
});
export const reviewTitle = composite({
  ...text.subheading,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
});
export const labelPlace = composite({
  inlineSize: 280,
  '@media': { [media.mobile]: { inlineSize: '100%', display: 'grid', justifyItems: 'center' } },
});

export const result = composite({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: space[6],
  padding: space[6],
  border: `${size.border.thin} solid ${color.border.default}`,
  borderRadius: radius.lg,
  background: color.bg.surface,
  boxShadow: shadow.raised,
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)', padding: space[4] } },
});
export const resultWords = composite({
  display: 'grid',
  gap: space[4],
  alignContent: 'start',
  minInlineSize: 0,
});
export const resultHead = composite({ display: 'flex', alignItems: 'center', gap: space[3] });
export const resultIcon = composite({ flexShrink: 0, color: color.feedback.success.icon });
// Focus comes here by itself when the outcome is known; a ring around a title would look like a control.
const quietFocus = { '&:focus': { outline: 'none', boxShadow: 'none' } } as const;
export const resultTitle = composite({ ...text.dialogTitle, selectors: quietFocus });
export const guideNumber = composite({ ...text.metric, ...tabular, overflowWrap: 'anywhere' });
export const resultActions = composite({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  '@media': { [media.mobile]: { display: 'grid' } },
});

export const waiting = composite({
  display: 'grid',
  justifyItems: 'center',
  gap: space[2],
  padding: `${space[12]} ${space[6]}`,
  border: `${size.border.thin} solid ${color.border.default}`,
  borderRadius: radius.lg,
  background: color.bg.surface,
  boxShadow: shadow.raised,
  textAlign: 'center',
});
export const waitingTitle = composite({
  ...text.heading,
  marginBlockStart: space[3],
  selectors: { '&:focus': { outline: 'none', boxShadow: 'none' } },
});
export const waitingText = composite({ ...text.body, maxInlineSize: 360, color: color.text.muted });
export const waitingNote = composite({
  ...text.caption,
  color: color.text.subtle,
  // The actions are apart from the words.
  marginBlock: `${space[2]} ${space[3]}`,
});

export const footerAmount = composite({ ...text.amount, ...tabular, color: color.text.default });
export const footerLine = composite({ ...text.caption, ...tabular, color: color.text.subtle });
export const footerShort = composite({ color: color.feedback.critical.text, fontWeight: 500 });
export const desktopOnly = composite({ '@media': { [media.mobile]: { display: 'none' } } });
export const phoneOnly = composite({ display: 'none', '@media': { [media.mobile]: { display: 'flex' } } });
export const phoneAmount = composite({
  whiteSpace: 'nowrap',
  '@media': { [media.aboveMobile]: { display: 'none' } },
});
export const phoneBalance = composite({
  ...text.cell,
  ...tabular,
  justifyContent: 'space-between',
  gap: space[2],
});
export const phoneConsequence = composite({
  display: 'inline-block',
  '::first-letter': { textTransform: 'uppercase' },
});
export const phoneStrong = composite({ color: color.text.default, fontWeight: 600 });
/** A quiet act that reads as the link of its card. */
export const linkButton = composite({
  color: color.text.link,
  marginInlineEnd: '-10px',
  selectors: { '&[data-hovered]': { color: color.text.linkHover } },
});
export const costs = composite({ marginBlockStart: space[2] });
export const primary = composite({ '@media': { [media.mobile]: { flex: 1, ...text.amount } } });
