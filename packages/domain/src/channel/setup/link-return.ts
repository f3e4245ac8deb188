import type { LinkableCode } from '../integrations/integration-channels.ts';

/** The screen of the portal that a channel sends the browser back to. */
export const linkReturnPath = '/canales-de-venta/marketplaces/setup';

/**
 * The address that a channel sends the browser back to, in the portal at `origin`.
 * @example linkReturn('https://portal.example', 'ML') // => 'https://portal.example/canales-de-venta/marketplaces/setup?canal=ML'
 */
export function linkReturn(origin: string, code: LinkableCode): string {
  return `${origin}${linkReturnPath}?canal=${code}`;
}

/**
 * Says whether a browser may be sent to an address with a channel's answer: that screen and no other, letter for letter, with
 * the channel behind it or nothing. Anything else would be an open redirect.
 * @example isLinkReturn('https://portal.example/canales-de-venta/marketplaces/setup', 'https://portal.example', 'ML') // => true
 * @example isLinkReturn('https://portal.example.evil.mx/canales-de-venta/marketplaces/setup', 'https://portal.example', 'ML') // => false
 */
export function isLinkReturn(address: string, origin: string, code: LinkableCode): boolean {
  return address === origin + linkReturnPath || address === linkReturn(origin, code);
}
