import { defaultClientConditions, defaultServerConditions } from 'vite';

/**
 * Our packages as source, for what runs in the browser and for the style sheets that are run to be written: a build of
 * the package names its variables otherwise.
 */
export const asSource = {
  resolve: { conditions: ['@trastienda/source', ...defaultClientConditions] },
  environments: { ssr: { resolve: { conditions: ['@trastienda/source', ...defaultServerConditions] } } },
};
