import { color, duration, easing, radius, size, space } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/focus.ts';
import { media } from '../../theme/media.ts';
import { composite, compositeVariants } from '../../theme/style.ts';
import { tabular, text } from '../../theme/text.ts';

/* A line of discs: the wizard on a desktop. */
export const line = composite({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  // Steps one below the other keep a thumb apart.
  rowGap: space[5],
});
export const lineStep = composite({
  display: 'flex',
  alignItems: 'center',
  flex: '1 1 auto',
  selectors: {
    '&:last-child': { flex: '0 1 auto' },
    '&:not(:last-child)::after': {
      content: '""',
      flex: '1 1 24px',
      minInlineSize: space[3],
      blockSize: 1,
      marginInline: space[3],
      background: color.border.strong,
    },
    '&[data-state="done"]:not(:last-child)::after': { background: color.text.default },
  },
});
export const target = composite({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '10px',
  minInlineSize: 0,
  minBlockSize: size.target.min,
  borderRadius: radius.full,
  selectors: { '&[data-focus-visible]': focusRing, '&[data-hovered]': { textDecoration: 'underline' } },
});
export const disc = composite({
  ...text.label,
  ...tabular,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  inlineSize: 26,
  blockSize: 26,
  border: '1.5px solid',
  borderRadius: radius.full,
  fontWeight: 600,
  '@media': { [media.forcedColors]: { borderColor: 'CanvasText' } },
});
export const discState = compositeVariants({
  done: { background: color.bg.inverse, borderColor: color.bg.inverse, color: color.text.inverse },
  now: {
    borderColor: color.nav.marker,
    borderWidth: 2,
    color: color.text.brand,
    background: color.bg.surface,
  },
  next: { borderColor: color.border.control, color: color.text.subtle },
  failed: {
    borderColor: color.feedback.critical.icon,
    color: color.feedback.critical.icon,
    background: color.bg.surface,
  },
});
export const label = composite({
  ...text.bodyStrong,
  color: color.text.muted,
  selectors: {
    '[data-state="now"] &': { color: color.text.default, fontWeight: 600 },
    '[data-state="failed"] &': { color: color.feedback.critical.text, fontWeight: 600 },
    '[data-state="next"] &': { color: color.text.subtle },
  },
});

/* A bar of segments: the wizard on a phone, the life of an order. */
export const bar = composite({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: space[1],
});
export const barStep = composite({
  minInlineSize: 0,
  '::before': {
    content: '""',
    display: 'block',
    blockSize: 4,
    borderRadius: radius.full,
    background: color.chart.barMuted,
    transition: `background-color ${duration.progress} ${easing.standard}`,
  },
  selectors: {
    '&[data-state="done"]::before': { background: color.text.default },
    '&[data-state="now"]::before': { background: color.nav.marker },
    '&[data-state="failed"]::before': { background: color.feedback.critical.icon },
  },
  '@media': {
    [media.forcedColors]: {
      '::before': { border: '1px solid CanvasText' },
      selectors: {
        '&[data-state="done"]::before': { background: 'CanvasText' },
        '&[data-state="now"]::before': { background: 'Highlight' },
      },
    },
  },
});

export const status = composite({
  display: 'grid',
  gridAutoFlow: 'column',
  // As wide as one another, unless a word needs more.
  gridAutoColumns: 'minmax(min-content, 1fr)',
  gap: space[3],
  '@media': { [media.mobile]: { gap: space[2] } },
});
export const statusStep = composite({
  '::before': {
    content: '""',
    display: 'block',
    blockSize: 3,
    marginBlockEnd: space[3],
    borderRadius: radius.full,
    background: color.chart.barMuted,
  },
  selectors: { '&[data-state="failed"]::before': { background: color.feedback.critical.icon } },
  '@media': {
    [media.forcedColors]: { '::before': { border: '1px solid CanvasText' } },
  },
});
/** The colour of a family; stronger than what `bar` gives to the states of a task. */
const hue = (background: string) => ({
  selectors: { '&[data-state]::before': { background } },
  '@media': {
    [media.forcedColors]: { selectors: { '&[data-state]::before': { background: 'CanvasText' } } },
  },
});
export const statusLine = compositeVariants({
  pendiente: hue(color.status.pendiente.glyph),
  listo_para_enviar: hue(color.status.listo_para_enviar.glyph),
  transito: hue(color.status.transito.glyph),
  finalizado: hue(color.status.finalizado.glyph),
  cancelado: hue(color.status.cancelado.glyph),
});
export const statusBody = composite({
  display: 'flex',
  gap: '10px',
  paddingInlineStart: space['0.5'],
  // Four in a phone: the glyph over its words leaves them whole.
  '@media': { [media.mobile]: { flexDirection: 'column', gap: space[1] } },
});
export const statusGlyph = composite({ flexShrink: 0, marginBlockStart: 2 });
export const failedGlyph = composite({
  flexShrink: 0,
  marginBlockStart: 1,
  // The mark is as wide as the glyphs of its neighbours, so that their words stay in line.
  marginInline: -1,
  color: color.feedback.critical.icon,
});
export const statusLabel = composite({
  ...text.cellStrong,
  color: color.text.subtle,
  selectors: {
    '[data-state="now"] &, [data-state="done"] &': { color: color.text.default },
    '[data-state="failed"] &': { color: color.feedback.critical.text },
  },
});
export const note = composite({ ...text.caption, ...tabular, color: color.text.subtle });
