// Writes the portal as the gateway draws it: one file, with everything that a page needs before its first effect.
import { join } from 'node:path';
import { build } from 'vite';
import { shared } from '../vite.config.ts';

const config = shared();

await build({
  ...config,
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  ssr: { noExternal: true },
  build: {
    ...config.build,
    manifest: false,
    ssr: join(import.meta.dirname, '../src/app/first-screen/draw.tsx'),
    outDir: join(import.meta.dirname, '../dist/.vite'),
    emptyOutDir: false,
    minify: true,
    rolldownOptions: { output: { entryFileNames: 'first-screen.js', codeSplitting: false } },
  },
});
