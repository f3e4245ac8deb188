import type { CallError } from '@trastienda/api-client';
import { type FailureSource, failureWords } from '../../shared/layout/failure-words.ts';

export type Problem = { readonly title: string; readonly text: string };

/**
 * Why a guide was not made or put down, or that nobody knows whether it was.
 * @param title What did not happen.
 */
export function problemOf(
  error: CallError,
  {
    title,
    ...source
  }: {
    readonly title: string;
  } & FailureSource,
): Problem {
  const { kind, cause } = failureWords(error, source);
  if (kind === 'offline') return { title, text: `${cause} Lo que escribiste sigue aquí.` };
  if (error.kind === 'timeout' || error.kind === 'network') {
    return {
      title: 'No sabemos si quedó lista.',
      text: `${cause} Vuelve a intentarlo: si ya se hizo, no se hace dos veces.`,
    };
  }
  const isForbidden = error.kind === 'http' && error.status === 403;
  return { title, text: isForbidden ? 'Tu usuario no tiene permiso para generar guías.' : cause };
}
