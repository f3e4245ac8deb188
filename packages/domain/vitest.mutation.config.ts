import { defineConfig, mergeConfig } from 'vitest/config';
import config from './vitest.config.ts';

// For mutation tests: without those that start a process of their own, where no mutant is at work, and without
// those that read the source, which is full of mutants then.
export default mergeConfig(
  config,
  defineConfig({
    test: {
      exclude: ['**/*.growth.test.ts', '**/purity.test.ts', '**/node_modules/**'],
      // A mutant that lives through twenty cases lives through two hundred, with few exceptions.
      env: { PROPERTY_FACTOR: '0.1' },
    },
  }),
);
