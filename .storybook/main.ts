import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import remarkGfm from 'remark-gfm';
import { mergeConfig } from 'vite';
import { directory } from './directory-data.ts';
import { plainPages } from './plain-pages.ts';
import { prebundled } from './prebundled.ts';
import { asSource } from './sources.ts';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    './start.mdx',
    './packages/*.mdx',
    './guides/*.mdx',
    '../packages/ui/src/**/*.mdx',
    '../packages/ui/src/**/*.stories.tsx',
    '../apps/portal/src/**/*.stories.tsx',
  ],
  addons: [
    // Without it the tables of the usage pages are lines of bars and dashes.
    {
      name: '@storybook/addon-docs',
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
  ],
  docs: { defaultName: 'Propiedades' },
  staticDirs: ['./public'],
  // Designers review components; they do not learn Storybook. People search by other words than the names, which stand in
  // the headings of the pages.
  features: { sidebarOnboardingChecklist: false, experimentalSearchDocsHeadings: true },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [vanillaExtractPlugin(), directory, plainPages],
      ...asSource,
      optimizeDeps: { include: prebundled },
      build: {
        // The workbench is no product: its size is nobody's wait, and "use client" means nothing in it.
        chunkSizeWarningLimit: 5000,
        rolldownOptions: {
          checks: { pluginTimings: false },
          onLog: quiet,
          // What most pages need is one file: as a dozen small ones the first page took 42 requests.
          output: { codeSplitting: { groups: [{ name: 'shared', minShareCount: 60 }] } },
        },
      },
    }),
};

function quiet(
  level: string,
  log: { code?: string },
  handle: (level: 'info' | 'warn' | 'debug', log: never) => void,
): void {
  if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handle(level as 'warn', log as never);
}

export default config;
