import { type ComponentProps, createContext, type ReactNode, use } from 'react';
import {
  I18nProvider,
  ModalOverlay as AriaModalOverlay,
  Popover as AriaPopover,
} from 'react-aria-components';

/** The language of an application that says none. */
export const DEFAULT_LOCALE = 'es-MX';

/** Whether a `UiProvider` around this says the language. */
export const HasLanguage = createContext(false);

/** React Aria's own words are Spanish as all others here, unless a `UiProvider` says another language: not the browser's. */
export function Spanish({ children }: { readonly children: ReactNode }) {
  if (use(HasLanguage)) return children;
  return <I18nProvider locale={DEFAULT_LOCALE}>{children}</I18nProvider>;
}

/** React Aria's, whose hidden ways out are read in Spanish, and all that stands in it. */
export function Popover(props: ComponentProps<typeof AriaPopover>) {
  return (
    <Spanish>
      <AriaPopover {...props} />
    </Spanish>
  );
}

/** React Aria's, with all that stands in it in Spanish. */
export function ModalOverlay(props: ComponentProps<typeof AriaModalOverlay>) {
  return (
    <Spanish>
      <AriaModalOverlay {...props} />
    </Spanish>
  );
}
