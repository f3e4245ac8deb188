import { color, space, tabular, text } from '@trastienda/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const compared = style({ ...text.cell, inlineSize: '100%', borderCollapse: 'collapse' });
const cell = { padding: `${space[2]} 0`, paddingInlineStart: space[2] } as const;
export const concept = style({ ...cell, ...text.cell, paddingInlineStart: 0, textAlign: 'start' });
export const head = style({ ...cell, ...text.caption, color: color.text.subtle, textAlign: 'end' });
export const amount = style({ ...cell, ...tabular, textAlign: 'end', whiteSpace: 'nowrap' });
export const total = style({ ...text.cellStrong });
globalStyle(`${compared} tbody tr`, { borderBlockStart: `1px solid ${color.border.subtle}` });
globalStyle(`${compared} thead ${concept}`, { ...text.caption, color: color.text.subtle });
/** The figures show the line that differs; its ground only helps to find it. */
globalStyle(`${compared} tr[data-differs] td:last-child`, { ...text.cellStrong });
globalStyle(`${compared} tr[data-differs]:not(${total})`, { background: color.feedback.warning.bg });
globalStyle(`${compared} ${total} > *`, { ...text.cellStrong });
