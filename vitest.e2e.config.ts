import { defineConfig } from 'vitest/config';

// End to end: the built product. Each file has a gateway and a database of its own, so that two run at once: more of them would
// wait longer for each other than their tests do for a page.
export default defineConfig({
  resolve: { conditions: ['@trastienda/source'] },
  ssr: { resolve: { conditions: ['@trastienda/source'] } },
  // Where the global set-up runs: without it that one reads what was built of the packages, or finds nothing.
  environments: { __vitest__: { resolve: { conditions: ['@trastienda/source'] } } },
  test: {
    name: 'e2e',
    include: ['apps/*/e2e/**/!(*.nightly).e2e.ts', 'tools/*.e2e.ts'],
    globalSetup: ['apps/portal/e2e/support/demo-data.ts'],
    maxWorkers: 2,
    // Files of a worker share its browser and what they import.
    isolate: false,
    // A second, as Vitest waits by itself, is not enough for a page on a busy machine.
    expect: { poll: { timeout: 30_000 } },
    testTimeout: 300_000,
    hookTimeout: 120_000,
  },
});
