import { color, radius, size, space } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { composite } from '../../theme/style.ts';
import { text } from '../../theme/text.ts';
import { signatureFont } from './SignaturePad.model.ts';

export const root = composite({
  display: 'grid',
  gap: space[2],
  minInlineSize: 0,
});
export const head = composite({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
});
export const label = composite({ ...text.label, color: color.text.default });

export const frame = composite({
  position: 'relative',
  overflow: 'hidden',
  border: `${size.border.thin} solid ${color.border.control}`,
  borderRadius: radius.md,
  background: color.bg.surface,
  selectors: {
    '&[data-invalid]': {
      borderColor: color.feedback.critical.icon,
      boxShadow: `inset 0 0 0 1px ${color.feedback.critical.icon}`,
    },
    '&[data-disabled]': { borderColor: color.border.disabled, background: color.bg.disabled },
  },
});
export const pad = composite({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  cursor: 'crosshair',
  // A finger signs; it does not scroll the page.
  touchAction: 'none',
  userSelect: 'none',
  selectors: { '[data-disabled] > &': { cursor: 'not-allowed' } },
});
export const baseline = composite({ stroke: color.border.strong, strokeWidth: 1.5, fill: 'none' });
export const ink = composite({
  fill: 'none',
  stroke: color.text.default,
  strokeWidth: 3,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
});
export const hint = composite({
  ...text.cell,
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: space[3],
  textAlign: 'center',
  color: color.text.subtle,
  pointerEvents: 'none',
  // A narrow pad leaves less under its line.
  '@media': { [media.mobile]: { insetBlockEnd: space['0.5'] } },
});
export const acts = composite({ display: 'flex', justifyContent: 'flex-end', gap: space[1] });
export const preview = composite({ inlineSize: '100%', blockSize: 'auto' });
export const typed = composite({ fontFamily: signatureFont, fontStyle: 'italic', fill: color.text.default });
export const error = composite({
  ...text.caption,
  display: 'flex',
  gap: space[1],
  color: color.feedback.critical.text,
});
