import { statusText } from './status-text.ts';

/**
 * The message of the gateway while its database or a user's stores are unavailable; it serves nothing until
 * then.
 */
export const UNAVAILABLE = 'Ha ocurrido un error, por favor intenta más tarde';

/** Sentences for a merchant; every other refusal keeps the English one of its status (D174). */
export const sentences: Readonly<Record<number, string>> = {
  403: 'No tienes acceso a esta tienda',
  413: 'El archivo excede el tamaño máximo permitido',
  429: 'Hiciste muchas solicitudes en poco tiempo, espera un momento e intenta de nuevo',
};

/** `ErrorBody` of calls.md 24.1; shippings reads its `message` too (D172). */
export const problem = (status: number, message?: string, code?: string) => {
  const text = message ?? `Failed to fetch: ${statusText(status)}`;
  return {
    statusCode: status,
    message: text,
    data: { message: text },
    ...(code === undefined ? {} : { code }),
  };
};
