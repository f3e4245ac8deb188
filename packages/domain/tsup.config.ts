import { defineConfig } from 'tsup';

export default defineConfig({
  // Named by their folders, as the declarations of tsc are.
  entry: [
    'src/index.ts',
    'src/banks/banks.ts',
    'src/fiscal-regimes/fiscal-regimes.ts',
    'src/states/index.ts',
  ],
  format: 'esm',
  target: 'es2023',
  splitting: true,
  clean: true,
});
