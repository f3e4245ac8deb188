import * as z from 'zod/mini';

// The portal's CSP forbids `eval`; zod must know before the first schema is made.
z.config({ jitless: true });

export { z };
