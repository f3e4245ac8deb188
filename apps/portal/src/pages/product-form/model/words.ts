import type { Product } from '@trastienda/api-client';
import { channelName, listText } from '@trastienda/domain';
import type { FormChannel } from './fields.ts';

/** 'Sears y Sanborns'. */
export const channelList = (codes: readonly FormChannel[]): string => listText(codes.map(channelName));

/** The channels on which a product is sold now: 'Sears y Sanborns'; '' for none. */
export const soldOn = (product: Product, channels: readonly FormChannel[]): string =>
  channelList(channels.filter((code) => product.sales_channel[code]?.status === 'active'));
