import { fontFeature, textStyle } from './tokens.generated.ts';

/** Type styles, to spread into a rule: `style({ ...text.body, color: color.text.default })`. */
export const text = textStyle;

/** Figures of equal width: money, counts, percentages, dates, numeric order numbers. Never on codes with hyphens. */
export const tabular = { fontFeatureSettings: fontFeature.numeric } as const;

/** Trace ids and raw payloads. */
export const code = { fontFeatureSettings: fontFeature.code } as const;

/** One line, cut with an ellipsis; give the full text another way (title, tooltip, detail). */
export const truncate = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
