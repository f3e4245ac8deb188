import type { LinkCause } from '@trastienda/domain/channel-setup';
import type { WebhookAnswer } from '../../core/webhook-sender.ts';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** The pause after the first failure, the second and so on; the last one from then on. */
const pauses = [10 * SECOND_MS, MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS, HOUR_MS] as const;
/** A receiver that takes nothing for so long is sent nothing more. */
export const GIVE_UP_MS = 72 * HOUR_MS;
/** "Gone": the receiver says that nobody wants this any more. */
const GONE = 410;

/** The failures of a webhook since its last success. */
export type Failing = { readonly attempts: number; readonly failingSince: Date | null };

/** The state that a failed attempt leaves. */
export type AfterFailure = {
  readonly attempts: number;
  readonly failingSince: Date;
  readonly cause: LinkCause;
  readonly nextAt: Date;
  readonly offAt: Date | null;
};

type Failed = Extract<WebhookAnswer, { isReceived: false }>;

/** Says when to try again after a failure: later each time, at the latest an hour later, and never again after three days. */
export function afterFailure(
  { attempts: before, failingSince: since }: Failing,
  { cause, status, waitSeconds }: Pick<Failed, 'cause' | 'status' | 'waitSeconds'>,
  now: Date,
): AfterFailure {
  const attempts = before + 1;
  // A webhook whose secret could not be opened has failed without an attempt, which is no fault of its receiver.
  const failingSince = before > 0 && since !== null ? since : now;
  const pause = pauses[Math.min(attempts, pauses.length) - 1] ?? HOUR_MS;
  const asked = Math.min((waitSeconds ?? 0) * SECOND_MS, HOUR_MS);
  const isOver = status === GONE || now.getTime() - failingSince.getTime() >= GIVE_UP_MS;
  return {
    attempts,
    failingSince,
    cause,
    nextAt: new Date(now.getTime() + Math.max(pause, asked)),
    offAt: isOver ? now : null,
  };
}
