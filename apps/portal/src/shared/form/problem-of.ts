import { type CallError, REAUTH } from '@trastienda/api-client';
import { type FailureSource, failureWords } from '../layout/failure-words.ts';

export type Problem = {
  readonly title: string;
  readonly text: string;
  /** It is done once the person has signed in anew. */
  readonly asksSignIn?: boolean;
};

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
  if (kind !== 'offline' && (error.kind === 'timeout' || error.kind === 'network')) {
    return {
      title: 'No sabemos si se completó.',
      text: `${cause} Vuelve a intentarlo: si ya se hizo, no se hace dos veces.`,
    };
  }
  if (error.code === REAUTH) {
    return {
      title: 'Confirma que eres tú.',
      text: 'Para este cambio, inicia sesión otra vez. Lo que escribiste sigue aquí.',
      asksSignIn: true,
    };
  }
  const isForbidden = error.kind === 'http' && error.status === 403;
  const why = isForbidden ? 'Tu usuario no tiene permiso para hacer esto.' : cause;
  return {
    title: failedTitle,
    text: [why !== failedTitle && why, 'Lo que escribiste sigue aquí.', folio && `Folio ${folio}`]
      .filter(Boolean)
      .join(' '),
  };
}
