import { createAction } from '@reduxjs/toolkit';

/** An answer said 401: the gate fetches the session anew and decides (D90: only its answer counts). */
export const sessionDoubted = createAction('session/doubted');

/** An answer said that the store is closed (D500): the gate closes, whatever is on show. */
export const storeFoundClosed = createAction('session/storeFoundClosed');
