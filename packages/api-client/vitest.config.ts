import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['@trastienda/source'] },
  ssr: { resolve: { conditions: ['@trastienda/source'] } },
  test: {
    name: 'api-client',
    include: ['src/**/*.test.ts', 'scripts/**/*.test.ts'],
    // What types allow and refuse is checked by tsc; there is nothing to run. Browser tests have their own project.
    exclude: ['src/**/*.type.test.ts', 'src/**/*.browser.test.ts'],
  },
});
