import type { ChannelCode } from '@trastienda/domain';

/** The code of a channel: those of today are offered as one types, and one of tomorrow is drawn, too. */
export type AnyChannel = ChannelCode | (string & Record<never, never>);
