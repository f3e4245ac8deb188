import { channelName, directSale, isChannelCode } from '@trastienda/domain';
import type { ComponentPropsWithRef } from 'react';
import type { AnyChannel } from '../../internal/channel.ts';
import { cx } from '../../internal/cx.ts';
import type { channelTileSizes } from './options.ts';
import * as s from './ChannelBadge.css.ts';

export interface ChannelTileProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Code of the channel, as the domain has it: `SR`, `ML`… That of a direct sale is `VD`; an unknown one shows `?`. */
  code: AnyChannel;
  /** 20, 28 or 40 px. Default: `md`. */
  size?: (typeof channelTileSizes)[number] | undefined;
  /** Accessible name; empty when the name stands beside it. Default: the channel's name. */
  label?: string | undefined;
}

/** Two letters on the channel's tint. */
export function ChannelTile({
  code,
  size = 'md',
  label = channelName(code),
  className,
  ...rest
}: ChannelTileProps) {
  const known = isChannelCode(code);
  return (
    <span
      {...(label === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label, title: label })}
      {...rest}
      className={cx(s.tile, s.sizes[size], known ? s.channel[code] : s.unknown, className)}
    >
      {known || code === directSale ? code : '?'}
    </span>
  );
}

export interface ChannelBadgeProps extends Omit<ChannelTileProps, 'label'> {
  /** Code of the channel, as the domain has it: `SR`, `ML`… That of a direct sale is `VD`; an unknown one shows `?`. */
  code: string;
  /** Size of the tile: 20, 28 or 40 px. Default: `sm`. */
  size?: (typeof channelTileSizes)[number] | undefined;
  /** The words beside the tile. Default: the channel's name. */
  name?: string | undefined;
}

/** The tile with the channel's name beside it. */
export function ChannelBadge({
  code,
  size = 'sm',
  name = channelName(code),
  className,
  ...rest
}: ChannelBadgeProps) {
  return (
    <span {...rest} className={cx(s.root, className)}>
      <ChannelTile code={code} size={size} label="" />
      {name}
    </span>
  );
}
