import type { IncomingMessage } from 'node:http';
import { Hono } from 'hono';
import { isFromThisMachine } from './client-address.ts';
import type { GatewayEnv } from './environment.ts';
import { problem } from './problem.ts';
import { readBody } from './read-body.ts';

const LIMIT = 16 * 1024;
const FIELDS = [
  'document-uri',
  'violated-directive',
  'effective-directive',
  'blocked-uri',
  'source-file',
  'line-number',
];

const originOf = (text: string) =>
  URL.canParse(text) ? new URL(text).origin + new URL(text).pathname : text;

/** Extracts the facts of a violation; addresses lose their query, which may hold an e-mail. */
function violationOf(bytes: Buffer): Record<string, string> {
  try {
    const parsed = JSON.parse(bytes.toString('utf8')) as Record<string, unknown>;
    const report = (parsed['csp-report'] ?? {}) as Record<string, unknown>;
    return Object.fromEntries(
      FIELDS.filter((name) => name in report).map((name) => [
        name,
        originOf(String(report[name])).slice(0, 200),
      ]),
    );
  } catch {
    return {};
  }
}

export type CspReportDeps = {
  readonly isPublic: boolean;
  readonly onViolation: () => void;
  /** Whether its sender has not written too much lately. */
  readonly mayLog: (incoming: IncomingMessage) => boolean;
};

/**
 * Receives the browsers' reports of policy violations, logs and counts them, so that a test can require zero.
 * Only this machine may read the count here; a portal at a public address has it in `/metrics` alone.
 */
export function cspReportRoutes({ isPublic, onViolation, mayLog }: CspReportDeps): Hono<GatewayEnv> {
  const app = new Hono<GatewayEnv>();
  let count = 0;
  app.post('/', async (c) => {
    const read = await readBody(c.env.incoming, LIMIT);
    count += 1;
    onViolation();
    const violation = read.kind === 'read' ? violationOf(read.bytes) : {};
    // A page can be made to report as often as it likes; the log need not hold all of it.
    if (mayLog(c.env.incoming)) c.env.log.warn({ violation }, 'csp: violation');
    return c.body(null, 204);
  });
  app.get('/', (c) =>
    isPublic || !isFromThisMachine(c.env.incoming) ? c.json(problem(404), 404) : c.json({ count }),
  );
  return app;
}
