import { createContext, type ReactNode, useContext } from 'react';
import { createPortal } from 'react-dom';

export type ShellSlots = {
  /** 750 px or less: the page names itself in the bar over it. */
  readonly isMobile: boolean;
  /** A page puts its own bar here on a phone. */
  readonly mobileBar: HTMLElement | null;
};

export const ShellSlotsContext = createContext<ShellSlots>({ isMobile: false, mobileBar: null });

export const useIsMobile = (): boolean => useContext(ShellSlotsContext).isMobile;

/** Shows a page's own bar in the shell's place for it, on a phone. */
export function MobileBar({ children }: { readonly children: ReactNode }) {
  const { mobileBar } = useContext(ShellSlotsContext);
  return mobileBar && createPortal(children, mobileBar);
}
