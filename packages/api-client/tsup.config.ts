import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['src/index.ts', 'src/calls.ts', 'src/planned-calls.ts', 'src/by-service/*.ts', 'src/msw/index.ts'],
  format: 'esm',
  target: 'es2023',
  splitting: true,
  clean: true,
});
