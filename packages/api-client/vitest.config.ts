import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['@trastienda/source'] },
  ssr: { resolve: { conditions: ['@trastienda/source'] } },
  test: {
    name: 'api-client',
    // What files share they leave as they found it, and reading the whole contract anew was half of what most of them did.
    isolate: false,
    setupFiles: ['../../tools/suite/shared-worker.ts'],
    // As long as a busy machine may take: what hangs meets it, what is slow does not.
    testTimeout: 60_000,
    include: ['src/**/*.test.ts', 'scripts/**/*.test.ts'],
    // What types allow and refuse is checked by tsc; there is nothing to run. Browser tests have their own project.
    exclude: ['src/**/*.type.test.ts', 'src/**/*.browser.test.ts'],
  },
});
