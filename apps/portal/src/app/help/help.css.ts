import { color, radius, size, space, text } from '@trastienda/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** A page of help: plain elements, as its file has them. */
export const page = style({ ...text.body, display: 'grid', gap: space[4], minInlineSize: 0 });
globalStyle(`${page} h2`, { ...text.subheading, margin: 0 });
globalStyle(`${page} p, ${page} ol, ${page} ul`, { margin: 0 });
globalStyle(`${page} ol, ${page} ul`, { paddingInlineStart: space[6], display: 'grid', gap: space[2] });
globalStyle(`${page} ol`, { listStyle: 'decimal' });
globalStyle(`${page} ul`, { listStyle: 'disc' });
globalStyle(`${page} img`, {
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  borderRadius: radius.md,
  border: `${size.border.thin} solid ${color.border.default}`,
});
globalStyle(`${page} table`, { borderCollapse: 'collapse', inlineSize: '100%' });
globalStyle(`${page} th, ${page} td`, {
  ...text.cell,
  padding: `${space[2]} ${space[3]}`,
  textAlign: 'start',
  verticalAlign: 'top',
  borderBlockEnd: `${size.border.thin} solid ${color.border.subtle}`,
});
globalStyle(`${page} code`, {
  background: color.bg.sunken,
  borderRadius: radius.sm,
  overflowWrap: 'anywhere',
});
// A long line goes on in the next: nothing is to be scrolled sideways.
globalStyle(`${page} pre`, {
  ...text.caption,
  margin: 0,
  padding: space[3],
  background: color.bg.sunken,
  borderRadius: radius.sm,
  whiteSpace: 'pre-wrap',
});

export const topics = style({ display: 'grid', gap: space[2], margin: 0, padding: 0, listStyle: 'none' });
export const more = style({ marginBlockStart: space[6], display: 'grid', gap: space[3] });
