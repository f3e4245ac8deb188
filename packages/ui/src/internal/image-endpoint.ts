import { createContext } from 'react';

/** Path that resizes pictures; `null` while the application has none. Set by UiProvider. */
export const ImageEndpointContext = createContext<string | null>(null);
