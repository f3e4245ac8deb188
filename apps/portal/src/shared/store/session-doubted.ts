import { createAction } from '@reduxjs/toolkit';

/** An answer said 401: the gate fetches the session anew and decides (D90: only its answer counts). */
export const sessionDoubted = createAction('session/doubted');
