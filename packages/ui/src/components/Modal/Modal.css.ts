import { keyframes } from '@vanilla-extract/css';
import { color, duration, easing, radius, shadow, size, space, zIndex } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { primitive, primitiveVariants } from '../../theme/style.ts';
import { text } from '../../theme/text.ts';

const fade = keyframes({ from: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, translate: '0 12px' } });

export const overlay = primitive({
  position: 'fixed',
  inset: 0,
  zIndex: zIndex.modal,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  padding: space[4],
  background: color.bg.scrim,
  blockSize: 'var(--visual-viewport-height)',
  selectors: {
    '&[data-entering]': { animation: `${fade} ${duration.slow} ${easing.enter}` },
    '&[data-exiting]': { animation: `${fade} ${duration.base} ${easing.exit} reverse` },
  },
  '@media': { [media.mobile]: { alignItems: 'flex-end', padding: 0 } },
});

export const box = primitive({
  display: 'flex',
  inlineSize: '100%',
  maxBlockSize: '100%',
  border: `1px solid ${color.border.default}`,
  borderRadius: radius.xl,
  background: color.bg.raised,
  boxShadow: shadow.modal,
  selectors: { '&[data-entering]': { animation: `${rise} ${duration.slow} ${easing.enter}` } },
  '@media': {
    [media.mobile]: {
      borderEndStartRadius: 0,
      borderEndEndRadius: 0,
      borderBlockEnd: 0,
      maxBlockSize: '92%',
    },
    [media.forcedColors]: { borderColor: 'CanvasText' },
  },
});

export const boxSizes = primitiveVariants({
  sm: { maxInlineSize: 400 },
  md: { maxInlineSize: size.content.modal },
  lg: { maxInlineSize: size.content.form },
});
export const wide = primitive({ '@media': { [media.mobile]: { maxInlineSize: 'none' } } });

export const dialog = primitive({
  display: 'flex',
  flexDirection: 'column',
  inlineSize: '100%',
  minBlockSize: 0,
  outline: 'none',
});

export const header = primitive({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space[3],
  padding: `${space[6]} ${space[6]} 0`,
});
export const title = primitive({ ...text.dialogTitle, textWrap: 'balance' });
export const close = primitive({ margin: `-6px -8px 0 0` });
export const body = primitive({
  ...text.body,
  flex: 1,
  overflow: 'auto',
  padding: `${space[2]} ${space[6]}`,
  color: color.text.muted,
});
export const actions = primitive({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space[2],
  padding: `${space[3]} ${space[6]} ${space[6]}`,
  '@media': { [media.mobile]: { paddingBlockEnd: `max(${space[6]}, env(safe-area-inset-bottom))` } },
});
