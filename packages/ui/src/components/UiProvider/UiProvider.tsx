import type { ComponentProps, ReactNode } from 'react';
import { I18nProvider, RouterProvider } from 'react-aria-components';

type RouterProps = ComponentProps<typeof RouterProvider>;

export interface UiProviderProps {
  children?: ReactNode;
  /** Language of React Aria's own words and formats. Default: `es-MX`. */
  locale?: string | undefined;
  /** The application's way to change the address; links then never reload the page. */
  navigate?: RouterProps['navigate'] | undefined;
  /** Turns an address of the application into an `href`, for example to add a base path. */
  useHref?: RouterProps['useHref'] | undefined;
}

/** Wraps the application once: language, and the router that every link of the library uses. */
export function UiProvider({ children, locale = 'es-MX', navigate, useHref }: UiProviderProps) {
  return (
    <I18nProvider locale={locale}>
      {navigate ? (
        <RouterProvider navigate={navigate} {...(useHref && { useHref })}>
          {children}
        </RouterProvider>
      ) : (
        children
      )}
    </I18nProvider>
  );
}
