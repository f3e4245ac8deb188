import { call, race, take as takeAny } from 'redux-saga/effects';
import type { Saga } from '../saga-effects.ts';
import { jobCancelled, jobRetried, jobsDismissed } from './jobs-slice.ts';

type OfText = { readonly match: (action: unknown) => action is { readonly payload: string } };

/** Tells an action of one job from those of the others. */
export const ofJob =
  (creator: OfText, id: string) =>
  (action: unknown): boolean =>
    creator.match(action) && action.payload === id;

/** Runs until its end or until "Cancelar" of the tray; tells whether it was stopped. */
export function* untilStopped(id: string, work: () => Saga): Saga<boolean> {
  const { stopped } = (yield race({
    done: call(work),
    stopped: takeAny(ofJob(jobCancelled, id)),
  })) as { readonly stopped?: unknown };
  return stopped !== undefined;
}

/** Waits for "Reintentar"; not for ever: a job that was taken off the tray is over. */
export function* isRetried(id: string): Saga<boolean> {
  const { retried } = (yield race({
    retried: takeAny(ofJob(jobRetried, id)),
    dismissed: takeAny((action: unknown) => jobsDismissed.match(action) && action.payload.includes(id)),
  })) as { readonly retried?: unknown };
  return retried !== undefined;
}
