import { defineConfig, mergeConfig } from 'vitest/config';
import config from './vitest.config.ts';

/** The folders whose tests are run (scripts/mutation.ts). */
const folders = process.env.MUTATION_TESTS?.split(',') ?? ['**'];

// For mutation tests: without those that start a process of their own, where no mutant is at work, and without
// those of the package as a whole, which read the source, full of mutants as it is then.
const mutation = mergeConfig(
  config,
  defineConfig({
    test: {
      exclude: ['**/*.growth.test.ts', 'src/testing/**', '**/node_modules/**'],
      // A mutant that lives through twenty cases lives through two hundred, with few exceptions.
      env: { PROPERTY_FACTOR: '0.1', PROPERTY_SHRINK: '0' },
    },
  }),
);
// Not merged: a list would be added to the one of all tests.
mutation.test.include = folders.map((folder) => `src/${folder}/*.test.ts`);

export default mutation;
