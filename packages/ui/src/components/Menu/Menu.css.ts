import { color, space } from '../../theme/contract.css.ts';
import { composite } from '../../theme/style.ts';

export const danger = composite({
  selectors: { '&:not([data-disabled])': { color: color.action.danger.text } },
});
export const dangerIcon = composite({ color: 'inherit' });
export const divided = composite({
  position: 'relative',
  marginBlockStart: space[2],
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      insetInline: 0,
      insetBlockStart: `calc(-1 * ${space[1]})`,
      borderBlockStart: `1px solid ${color.border.subtle}`,
    },
  },
});
