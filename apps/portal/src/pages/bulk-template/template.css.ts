import { color, text } from '@trastienda/ui/theme';
import { style } from '@vanilla-extract/css';

export { fields, rows, stack, strong, summary, title } from '../../entities/bulk-load/bulk-page.css.ts';
export const choice = style({ inlineSize: 400, maxInlineSize: '100%' });
export const note = style({ ...text.cell, color: color.text.muted, margin: 0 });
export const example = style({ overflowWrap: 'anywhere', whiteSpace: 'normal' });
export const caption = style({ ...text.caption, color: color.text.subtle });
