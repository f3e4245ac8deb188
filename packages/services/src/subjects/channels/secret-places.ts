import type { channelSecrets, linkAttempts } from '../../tables/channel-links.ts';

/** The place of a channel's secret, which its box is bound to: a box in the row of another link does not open. */
export const linkSecretPlace = ({
  storeId,
  linkId,
  field,
}: Pick<typeof channelSecrets.$inferSelect, 'storeId' | 'linkId' | 'field'>): readonly string[] => [
  storeId,
  linkId,
  field,
];

/** The place of the verifier of an attempt to link. */
export const verifierPlace = ({
  storeId,
  stateHash,
}: Pick<typeof linkAttempts.$inferSelect, 'storeId' | 'stateHash'>): readonly string[] => [
  storeId,
  stateHash,
  'verifier',
];
