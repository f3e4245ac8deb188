import * as z from 'zod/mini';
import { instant, nullable } from '../core/fields.ts';

/** calls.md 24.12; `username` is an e-mail and fixed (D126). */
export const storeUser = z.object({
  username: z.string(),
  service: z.string(),
  name: nullable(z.string()),
  active: z.boolean(),
  owner: z.boolean(),
  createdAt: instant(),
});
export type StoreUser = z.output<typeof storeUser>;
