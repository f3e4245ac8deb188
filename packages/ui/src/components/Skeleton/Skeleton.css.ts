import { keyframes } from '@vanilla-extract/css';
import { color, duration, radius } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { primitive, primitiveVariants } from '../../theme/style.ts';

const shine = keyframes({ from: { backgroundPositionX: '200%' }, to: { backgroundPositionX: '-200%' } });
const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });

export const root = primitive({
  display: 'block',
  maxInlineSize: '100%',
  borderRadius: radius.xs,
  background: `linear-gradient(90deg, ${color.bg.skeleton} 40%, ${color.bg.skeletonShine} 50%, ${color.bg.skeleton} 60%)`,
  backgroundSize: '200% 100%',
  // Not before 200 ms: what arrives at once does not flicker.
  animation: `${appear} 1ms linear ${duration.skeletonDelay} both, ${shine} ${duration.skeleton} linear infinite`,
  '@media': {
    [media.reducedMotion]: { background: color.bg.skeleton },
    [media.forcedColors]: { border: '1px solid GrayText' },
  },
});

export const shape = primitiveVariants({
  line: { blockSize: '0.75em', inlineSize: '100%' },
  block: { blockSize: 64, inlineSize: '100%', borderRadius: radius.md },
  tile: { blockSize: 28, inlineSize: 28, borderRadius: radius.sm, flexShrink: 0 },
  circle: { blockSize: 36, inlineSize: 36, borderRadius: radius.full, flexShrink: 0 },
});
