import { color, tabular, text, truncate } from '@trastienda/ui/theme';
import { space } from '@trastienda/ui/theme';
import { style } from '@vanilla-extract/css';

export const withMark = style({ display: 'flex', alignItems: 'center', gap: space['2'], minInlineSize: 0 });
export const lines = style({ display: 'grid', minInlineSize: 0 });
export const first = style({ ...text.cellStrong, ...truncate, display: 'block' });
export const figures = style(tabular);
export const second = style({ ...text.caption, ...truncate, color: color.text.subtle });
export const plain = style({ color: color.text.muted });
export const marks = style({ display: 'flex', gap: space['1.5'], color: color.icon.default });

/** Only the picture where the table is narrow (experience.md, section 5). */
export const roomy = style({ '@container': { '(max-width: 960px)': { display: 'none' } } });
export const cramped = style({ '@container': { '(min-width: 960.02px)': { display: 'none' } } });
