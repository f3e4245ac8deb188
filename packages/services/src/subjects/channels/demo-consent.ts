import { channelName, isLinkableCode } from '@trastienda/domain';
import { isLinkReturn } from '@trastienda/domain/channel-setup';

/** A code of the demo's channels begins so; the challenge that it was issued for follows. */
export const DEMO_CODE = 'demo.';

/** The consent page of a channel of the demo, and the addresses of its two answers. */
export type DemoConsent = {
  readonly channel: string;
  readonly shop: string | null;
  readonly allow: string;
  readonly deny: string;
};

/**
 * Reads the consent that a channel of the demo has to show, from the query of its address; `null` for a
 * request that the portal at `publicUrl` did not make. Both answers lead back to its own screen, and the code
 * is valid only for the attempt that requested it: it holds its challenge (PKCE).
 */
export function demoConsent(
  query: Readonly<Record<string, string | undefined>>,
  publicUrl: string,
): DemoConsent | null {
  const { canal, state = '', redirect_uri: back = '', code_challenge: challenge = '', shop } = query;
  const isComplete = [state, challenge].every((one) => /^[\w-]{43}$/.test(one));
  if (!isLinkableCode(canal) || !isComplete || !isLinkReturn(back, publicUrl, canal)) return null;
  const withAnswer = (answer: Readonly<Record<string, string>>) => {
    const url = new URL(back);
    for (const [name, value] of Object.entries({ canal, ...answer, state }))
      url.searchParams.set(name, value);
    return url.href;
  };
  const code = DEMO_CODE + challenge;
  return {
    channel: channelName(canal),
    shop: shop ?? null,
    allow: withAnswer({
      ...(canal === 'SH' ? { tempToken: code } : { code }),
      ...(shop === undefined ? {} : { shop: `${shop}.myshopify.com` }),
    }),
    deny: withAnswer({ error: 'access_denied' }),
  };
}
