import { isLinkableCode, type LinkableCode } from '@trastienda/domain';
import { linkReturnPath } from '@trastienda/domain/channel-setup';
import { createContext } from 'react';

/** The answer of a channel on the way back, by its own names; some channels sign the whole of it. */
export type LinkReturn = {
  readonly channel: LinkableCode;
  readonly said: Readonly<Record<string, string>>;
};

type BrowserWindow = {
  readonly location: Pick<Location, 'pathname' | 'search'>;
  readonly history: Pick<History, 'state' | 'replaceState'>;
};

/**
 * Takes a channel's answer out of the address, before anything else of the portal runs: its code and state stay in no
 * history, log, storage or address bar (D256). `null` for any other address.
 */
export function takeLinkReturn({ location, history }: BrowserWindow): LinkReturn | null {
  if (location.pathname !== linkReturnPath) return null;
  const { canal, ...said } = Object.fromEntries(new URLSearchParams(location.search));
  if (!isLinkableCode(canal) || Object.keys(said).length === 0) return null;
  history.replaceState(history.state, '', `${linkReturnPath}?canal=${canal}`);
  return { channel: canal, said };
}

/** Gives the answer once, to the page that finishes linking. */
export type LinkReturnPort = { readonly take: (channel: string) => LinkReturn | null };

export function linkReturnPort(given: LinkReturn | null): LinkReturnPort {
  let kept = given;
  return {
    take(channel) {
      const taken = kept?.channel === channel ? kept : null;
      if (taken) kept = null;
      return taken;
    },
  };
}

export const LinkReturnContext = createContext<LinkReturnPort>(linkReturnPort(null));
