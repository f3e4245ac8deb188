import {
  type AnyCall,
  type CallError,
  DEFAULT_FAILURE,
  isRateLimited,
  snackbarMessage,
} from '@trastienda/api-client';
import { serviceOf } from './service-words.ts';

export type FailureWords = {
  readonly kind: 'failed' | 'offline';
  /** Why, in words for the merchant; the exact English message stays in the state (D174). */
  readonly cause: string;
  /** Finds the failure in the logs. */
  readonly folio: string | undefined;
};

export type FailedCall = Pick<AnyCall, 'service' | 'timeoutMs'> &
  Partial<Pick<AnyCall, 'method' | 'path' | 'failureMessage'>>;

export type FailureSource = {
  /** The service that was called, and the deadline that is named when it is the cause. */
  readonly call: FailedCall;
  /** The party that did not answer, where it is not the call's service: a channel, a carrier. */
  readonly source?: string | undefined;
  readonly isOnline: boolean;
};

function causeOf(error: CallError, { call, source = serviceOf(call) }: FailureSource): string {
  switch (error.kind) {
    case 'timeout':
      return `${source} tardó más de ${Math.round(call.timeoutMs / 1000)} segundos.`;
    case 'network':
      return `${source} no respondió.`;
    case 'contract':
      return `${source} respondió algo que no pudimos leer.`;
    case 'http':
      if (error.status === 403)
        return `Tu usuario no tiene permiso para ${call.method === 'GET' ? 'ver' : 'hacer'} esto.`;
      if (isRateLimited(error)) return 'Fueron muchas consultas seguidas. Espera un momento.';
      if (error.status >= 500 && !isSaid(error.message, call))
        return `${source} no está disponible por ahora.`;
      return sentence(snackbarMessage(saidApart(error)));
    default:
      return sentence(snackbarMessage(error.message));
  }
}

/** Whether a service that failed said why (S8.17, S8.19): a sentence of its own, not the one that its call always has. */
const isSaid = (message: string, { failureMessage }: FailedCall): boolean =>
  message !== failureMessage && snackbarMessage(message) !== DEFAULT_FAILURE;

/** The faults of fields follow the service's message behind commas (D171); where there is room, each is a sentence. */
const saidApart = ({ message, issues }: CallError): string =>
  issues.reduce(
    (words, { message: fault }) => (fault === '' ? words : words.replace(`, ${fault}`, () => `. ${fault}`)),
    message,
  );

/** A snackbar's words are a line alone; here others follow. */
const sentence = (words: string): string => (/[.?…]$/u.test(words) ? words : `${words}.`);

/** Returns the words of a failure, for the place that failed (experience.md, sections 12 and 13). */
export function failureWords(error: CallError, source: FailureSource): FailureWords {
  const folio = error.requestId ?? undefined;
  if (!source.isOnline && error.kind !== 'http')
    return { kind: 'offline', cause: 'No hay conexión a internet.', folio };
  return { kind: 'failed', cause: causeOf(error, source), folio };
}
