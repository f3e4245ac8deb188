import type { ChannelCode } from '../../channel/channels.ts';
import { clampGuideContent, clampNeighborhood } from '../text/clamp-guide-text.ts';
import type { MaybeText } from '../../internal/text.ts';
import type { GuideParty } from './guide-party.ts';

/** The constants of every guide of the portal. */
export const guideConstants = {
  guideOrigin: 'portal-comercios',
  generatePickup: true,
  notification: true,
} as const;

/** Guides of one lot at most. */
export const maxLotGuides = 100;

export interface GuideParcel {
  readonly height: number;
  readonly width: number;
  readonly depth: number;
  readonly weight: number;
  readonly quantity: number;
}

/** The values that the wizard has gathered. */
export interface GuideDraft {
  readonly storeId: string;
  readonly content: MaybeText;
  readonly origin: GuideParty;
  readonly destination: GuideParty;
  readonly marketplace: ChannelCode | null;
  readonly orderNumber: string | null;
  // Passed on as they are, so as mutable as the client's own types.
  readonly colocationIds: string[];
  readonly packages: GuideParcel[];
  /** MXN */
  readonly packageValue: number;
  readonly cartaPorte?: string | null;
}

/** The body of `createCourierGuide`. */
export type GuideRequest = typeof guideConstants &
  Omit<GuideDraft, 'content' | 'cartaPorte'> & {
    readonly content: string;
    readonly cartaPorte: string | null;
  };

/**
 * A party of a guide with its neighbourhood cut to the 35 characters that are printed.
 * @example asPrinted({ neighborhood: 'Fraccionamiento Hacienda de las Palmas' }) // => { neighborhood: 'Fraccionamiento Hacienda de las Pal' }
 */
export function asPrinted<Party extends { readonly neighborhood: string }>(party: Party): Party {
  return { ...party, neighborhood: clampNeighborhood(party.neighborhood).text };
}

/**
 * The body of a guide: origin label of the merchant portal, pickup requested, notification on, content cut to
 * 50 characters and both neighbourhoods to 35. What is cut is shown by `clampGuideContent` and
 * `clampNeighborhood` before.
 * @example toGuideRequest({ storeId: '1', content: 'Camisa azul', origin: {}, destination: {}, marketplace: null, orderNumber: null, colocationIds: [], packages: [], packageValue: 0 }).guideOrigin // => 'portal-comercios'
 */
export function toGuideRequest(draft: GuideDraft): GuideRequest {
  const { origin, destination, content, cartaPorte = null, ...rest } = draft;
  return {
    ...guideConstants,
    ...rest,
    content: clampGuideContent(content).text,
    origin: asPrinted(origin),
    destination: asPrinted(destination),
    cartaPorte,
  };
}
