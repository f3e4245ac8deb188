import { keyframes } from '@vanilla-extract/css';
import { color, duration, easing, radius, size, space } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { composite, compositeVariants } from '../../theme/style.ts';

const fromEnd = keyframes({ from: { translate: '100% 0' } });
const fromBottom = keyframes({ from: { translate: '0 100%' } });

export const overlay = compositeVariants({
  end: { alignItems: 'stretch', justifyContent: 'flex-end', padding: 0 },
  bottom: { alignItems: 'flex-end', justifyContent: 'center', padding: 0 },
});

export const box = compositeVariants({
  end: {
    maxInlineSize: size.content.drawer,
    borderRadius: 0,
    borderBlock: 0,
    borderInlineEnd: 0,
    selectors: { '&[data-entering]': { animation: `${fromEnd} ${duration.slow} ${easing.enter}` } },
    '@media': {
      [media.mobile]: {
        maxInlineSize: 'none',
        alignSelf: 'flex-end',
        borderStartStartRadius: radius.xl,
        borderStartEndRadius: radius.xl,
        selectors: { '&[data-entering]': { animation: `${fromBottom} ${duration.slow} ${easing.enter}` } },
      },
    },
  },
  bottom: {
    maxInlineSize: size.content.form,
    borderEndStartRadius: 0,
    borderEndEndRadius: 0,
    borderBlockEnd: 0,
    selectors: { '&[data-entering]': { animation: `${fromBottom} ${duration.slow} ${easing.enter}` } },
  },
});

export const header = composite({
  alignItems: 'center',
  padding: `${space[4]} ${space[4]} ${space[3]}`,
  borderBlockEnd: `1px solid ${color.border.subtle}`,
});
export const body = composite({ padding: space[4], color: color.text.default });
export const actions = composite({
  padding: `${space[3]} ${space[4]}`,
  borderBlockStart: `1px solid ${color.border.subtle}`,
});
