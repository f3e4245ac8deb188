import { ConfigError, readConfig } from './config.ts';
import { fail } from './fail.ts';
import { createLogger } from './log.ts';
import { PortBusy, start } from './start.ts';
import { noTracing } from './tracing/tracing.ts';

const config = (() => {
  try {
    return readConfig(process.env, process.cwd());
  } catch (error) {
    if (error instanceof ConfigError) return fail(error.sentences.join('\n'));
    throw error;
  }
})();

// OpenTelemetry is loaded where there is a collector, before anything that it records begins.
const tracing = process.env['OTEL_EXPORTER_OTLP_ENDPOINT']
  ? (await import('./tracing/open-telemetry.ts')).startTracing(process.env)
  : noTracing;
const isTerminal = process.stdout.isTTY;
const log = await createLogger(config.logLevel, isTerminal, tracing);
const starting = new AbortController();
const running = start(config, log, {
  ...(isTerminal ? { say: (text) => process.stdout.write(`${text}\n`) } : {}),
  signal: starting.signal,
  tracing,
});

// The handlers are registered first: a signal while PostgreSQL starts must not leave it running.
let stopping = false;
const stop = (signal: string) => {
  if (stopping) return;
  stopping = true;
  log.info({ signal }, 'stopping');
  starting.abort();
  running
    .then((gateway) => gateway.stop())
    .then(
      () => process.exit(0),
      (error: unknown) => {
        // The process received its signal before it had started, and has stopped.
        if (error === starting.signal.reason) process.exit(0);
        log.error({ err: error }, 'stop: failed');
        process.exit(1);
      },
    );
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop(signal));
log.info('starting');

await running.catch((error: unknown) => {
  if (stopping) return;
  if (error instanceof PortBusy) return fail(error.message);
  log.error({ err: error }, 'start: failed');
  return fail(`Trastienda could not start: ${error instanceof Error ? error.message : String(error)}`);
});
