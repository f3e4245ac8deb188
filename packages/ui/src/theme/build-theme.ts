import * as tokens from './tokens.generated.ts';

export const schemes = ['light', 'dark', 'contrast'] as const;
export type ColorScheme = (typeof schemes)[number];

/** Everything that one scheme decides, ready to fill the contract. Pure: a brand is another tokens module. */
export function buildScheme(scheme: ColorScheme) {
  const color = tokens.color[scheme];
  const heavy = scheme === 'contrast';
  return {
    color,
    shadow: tokens.shadow[scheme],
    mark: {
      focusWidth: heavy ? tokens.size.focusRing.widthContrast : tokens.size.focusRing.width,
      selectedBar: heavy ? '4px' : tokens.size.navMarker,
      selectedEdge: heavy ? color.border.selected : 'transparent',
    },
  };
}
