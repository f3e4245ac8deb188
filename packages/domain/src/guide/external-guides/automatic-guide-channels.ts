import type { ChannelCode } from '../../channel/channels.ts';

const withGuides: readonly string[] = ['CS', 'SR', 'SN', 'TP'] satisfies readonly ChannelCode[];

/**
 * Says whether a channel makes guides of its own, which the wallet does not pay.
 * @example hasAutomaticGuide('CS') // => true
 * @example hasAutomaticGuide('ML') // => false
 */
export const hasAutomaticGuide = (marketplace: string): boolean => withGuides.includes(marketplace);
