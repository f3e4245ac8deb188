import type { ComponentProps, ReactNode } from 'react';
import { I18nProvider, RouterProvider } from 'react-aria-components';
import { ImageEndpointContext } from '../../internal/image-endpoint.ts';
import { ServedWindow, type WindowSize } from '../../internal/served-window.ts';
import { DEFAULT_LOCALE, HasLanguage } from '../../internal/spanish.tsx';

type RouterProps = ComponentProps<typeof RouterProvider>;

export interface UiProviderProps {
  /** The application, or the part of it with these settings. */
  children?: ReactNode;
  /** Language of React Aria's own words and formats. Default: `es-MX`. */
  locale?: string | undefined;
  /** The application's way to change the address; links then never reload the page. */
  navigate?: RouterProps['navigate'] | undefined;
  /** Turns an address of the application into an `href`, for example to add a base path. */
  useHref?: RouterProps['useHref'] | undefined;
  /** Path that resizes pictures; `null` shows them as they are. Default: `null`. */
  imageEndpoint?: string | null | undefined;
  /**
   * The window in CSS pixels that a server draws for; the browser that hydrates the page names the same one. Default: `null`, where
   * no server draws, or one that knows no window.
   */
  served?: WindowSize | null | undefined;
}

/** Wraps the application once: language, and the router that every link of the library uses. */
export function UiProvider({
  children,
  locale = DEFAULT_LOCALE,
  navigate,
  useHref,
  imageEndpoint = null,
  served = null,
}: UiProviderProps) {
  return (
    <I18nProvider locale={locale}>
      <HasLanguage value={true}>
        <ImageEndpointContext value={imageEndpoint}>
          <ServedWindow value={served}>
            {navigate ? (
              <RouterProvider navigate={navigate} {...(useHref && { useHref })}>
                {children}
              </RouterProvider>
            ) : (
              children
            )}
          </ServedWindow>
        </ImageEndpointContext>
      </HasLanguage>
    </I18nProvider>
  );
}
