import type { ChannelCode } from '@trastienda/domain';
import { color, radius, size, space } from '../../theme/contract.css.ts';
import { primitive, primitiveVariants } from '../../theme/style.ts';
import { text } from '../../theme/text.ts';
import { fontWeight } from '../../theme/tokens.generated.ts';

export const root = primitive({ ...text.cell, display: 'inline-flex', alignItems: 'center', gap: space[2] });

export const tile = primitive({
  ...text.micro,
  fontWeight: fontWeight.bold,
  display: 'inline-flex',
  verticalAlign: 'middle',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  border: '1px solid',
  borderRadius: radius.sm,
  forcedColorAdjust: 'none',
});

export const sizes = primitiveVariants({
  sm: {
    inlineSize: size.channelTile.sm,
    blockSize: size.channelTile.sm,
    borderRadius: radius.xs,
    letterSpacing: 0,
  },
  md: { inlineSize: size.channelTile.md, blockSize: size.channelTile.md },
  lg: {
    ...text.body,
    fontWeight: fontWeight.bold,
    inlineSize: size.channelTile.lg,
    blockSize: size.channelTile.lg,
    borderRadius: radius.md,
  },
});

type Paint = { background: string; color: string; borderColor: string };
const paint = (tone: { bg: string; text: string; border: string }): Paint => ({
  background: tone.bg,
  color: tone.text,
  borderColor: tone.border,
});

// Styles are evaluated when the package is built, where nothing but this package is at hand: codes from the tokens.
const codes = Object.keys(color.channel) as ChannelCode[];

export const channel = primitiveVariants(
  Object.fromEntries(codes.map((code) => [code, paint(color.channel[code])])) as Record<ChannelCode, Paint>,
);

export const unknown = primitive(paint(color.badge.neutral));
