import { createContext, type ReactNode, use } from 'react';
import { I18nProvider } from 'react-aria-components';

/** The language of an application that says none. */
export const DEFAULT_LOCALE = 'es-MX';

/** Whether a `UiProvider` around this says the language. */
export const HasLanguage = createContext(false);

/** React Aria's own words are Spanish as all others here, unless a `UiProvider` says another language: not the browser's. */
export function Spanish({ children }: { readonly children: ReactNode }) {
  if (use(HasLanguage)) return children;
  return <I18nProvider locale={DEFAULT_LOCALE}>{children}</I18nProvider>;
}
