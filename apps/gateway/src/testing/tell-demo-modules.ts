import { registerHooks } from 'node:module';

// Imported before the program of a process under test: it prints each module of the demo that the process loads.
registerHooks({
  load(url, context, next) {
    if (url.includes('/packages/demo/')) process.stderr.write(`loaded: ${url}\n`);
    return next(url, context);
  },
});
