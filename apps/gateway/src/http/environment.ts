import type { HttpBindings } from '@hono/node-server';
import type { Logger } from '../log.ts';
import type { Session } from '../session/sessions.ts';
import type { Target } from './canonical-path.ts';

/** The values that every handler finds in its Hono context. */
export type GatewayEnv = {
  Bindings: HttpBindings & {
    readonly requestId: string;
    /** The trace that the request belongs to, for whom it is passed on to. */
    readonly traceparent: string | null;
    readonly target: Target;
    readonly log: Logger;
    /** Facts for the one line that a request leaves in the log. */
    readonly note: (facts: Readonly<Record<string, unknown>>) => void;
  };
  Variables: { session: Session };
};
