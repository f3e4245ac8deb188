import { type CallError, REAUTH } from '@trastienda/api-client';
import { type FailureSource, failureWords } from '../layout/failure-words.ts';

export type Problem = {
  readonly title: string;
  readonly text: string;
  /** It is done once the person has signed in anew. */
  readonly asksSignIn?: boolean;
};

const AGAIN = 'Vuelve a intentarlo: si ya se hizo, no se hace dos veces.';

/** Whether a write may have been done: its answer did not come. */
const isUnanswered = ({ kind }: CallError): boolean => kind === 'timeout' || kind === 'network';

/** Returns the sentences of a write that failed, for the question that asked for it. */
export function writeFault(error: CallError, call: FailureSource['call']): string {
  const { cause, folio } = failureWords(error, { call, isOnline: true });
  return [cause, isUnanswered(error) ? AGAIN : folio && `Folio ${folio}`].filter(Boolean).join(' ');
}

/**
 * Why what a form asked for was not done, or that nobody knows whether it was: repeated, it has the same key, and is
 * done once (law 2).
 * @param failedTitle What did not happen: 'No se registró la venta.'
 */
export function problemOf(
  error: CallError,
  { failedTitle, ...source }: { readonly failedTitle: string } & FailureSource,
): Problem {
  const { kind, cause, folio } = failureWords(error, source);
  if (kind !== 'offline' && isUnanswered(error)) {
    return { title: 'No sabemos si se completó.', text: `${cause} ${AGAIN}` };
  }
  if (error.code === REAUTH) {
    return {
      title: 'Confirma que eres tú.',
      text: 'Para este cambio, inicia sesión otra vez. Lo que escribiste sigue aquí.',
      asksSignIn: true,
    };
  }
  return {
    title: failedTitle,
    text: [cause !== failedTitle && cause, 'Lo que escribiste sigue aquí.', folio && `Folio ${folio}`]
      .filter(Boolean)
      .join(' '),
  };
}
