import { createContext, createElement, type ReactNode, type RefCallback, useContext, useState } from 'react';
import { useIsServed } from '@trastienda/ui/UiProvider';
import { createPortal } from 'react-dom';
import { ReadsDrawn } from '../store/hooks.ts';

export type ShellSlots = {
  /** 750 px or less: the page names itself in the bar over it. */
  readonly isMobile: boolean;
  /** A page puts its own bar here on a phone. */
  readonly mobileBar: HTMLElement | null;
};

export const ShellSlotsContext = createContext<ShellSlots>({ isMobile: false, mobileBar: null });

export const useIsMobile = (): boolean => useContext(ShellSlotsContext).isMobile;

/** Nothing is put into elements on a server, so a bar is drawn in its page and `withBarInPlace` moves it. */
const BAR = 'mobile-bar';
const SLOT = '<div data-mobile-bar="">';

/** Shows a page's own bar in the shell's place for it, on a phone. */
export function MobileBar({ children }: { readonly children: ReactNode }) {
  const { isMobile, mobileBar } = useContext(ShellSlotsContext);
  const isOnServer = useContext(ReadsDrawn) !== null;
  if (isOnServer) return isMobile && createElement(BAR, null, children);
  return mobileBar && createPortal(children, mobileBar);
}

/** Returns a page that a server drew, with its bar in the shell's place for it. */
export function withBarInPlace(html: string): string {
  const [before, bar, after] = html.split(new RegExp(`</?${BAR}>`, 'u'));
  if (before === undefined || bar === undefined || after === undefined) return html;
  return (before + after).replace(SLOT, () => SLOT + bar);
}

/** The shell's place for a page's bar. A bar that a server drew stays in it until the page's own one takes its place. */
export function MobileBarSlot({ onPlace }: { readonly onPlace: RefCallback<HTMLElement> }) {
  const isServed = useIsServed();
  const [own] = useState(() =>
    // React leaves alone what stands in an element of markup. Drawn by a browser it has none, which the policy would refuse.
    isServed ? { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: '' } } : {},
  );
  const [place] = useState((): RefCallback<HTMLElement> => {
    return (element) => {
      element?.replaceChildren();
      onPlace(element);
    };
  });
  return <div data-mobile-bar="" {...own} ref={place} />;
}
