import { keyframes } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { primitive } from '../../theme/style.ts';

const turn = keyframes({ to: { rotate: '360deg' } });

export const root = primitive({
  flexShrink: 0,
  animation: `${turn} 800ms linear infinite`,
  // A ring that stands still still reads as "in progress" beside its words.
  '@media': { [media.reducedMotion]: { animation: 'none' } },
});
export const track = primitive({ opacity: 0.3 });
