/** Why a link does not work, for programs (the field `cause` of a link). */
export const linkCauses = [
  'llave_rechazada',
  'permiso_retirado',
  'sin_respuesta',
  'certificado',
  'bloqueo',
  'mantenimiento',
  'respuesta_ilegible',
] as const;

export type LinkCause = (typeof linkCauses)[number];

const messages: Readonly<Record<LinkCause, string>> = {
  llave_rechazada: 'El canal ya no acepta tus datos de acceso: vuelve a conectarlo',
  permiso_retirado: 'Se retiró el permiso desde el canal: vuelve a conectarlo',
  sin_respuesta: 'Tu tienda no respondió: lo intentamos otra vez en unos minutos',
  certificado: 'El certificado de tu tienda no es válido',
  bloqueo: 'Un filtro de tu hospedaje nos bloquea: pide que nos deje pasar',
  mantenimiento: 'Tu tienda está en mantenimiento',
  respuesta_ilegible: 'Tu tienda respondió algo que no entendemos',
};

/** Causes that end only when the merchant links the shop again; the others are retried without her. */
const untilLinkedAnew: readonly LinkCause[] = ['llave_rechazada', 'permiso_retirado'];

/**
 * Says what happened, and what to do.
 * @example linkCauseMessage('mantenimiento') // => 'Tu tienda está en mantenimiento'
 */
export function linkCauseMessage(cause: LinkCause): string {
  return messages[cause];
}

/**
 * Whether the merchant has to link the shop again.
 * @example mustLinkAnew('llave_rechazada') // => true
 * @example mustLinkAnew('sin_respuesta') // => false
 */
export function mustLinkAnew(cause: LinkCause): boolean {
  return untilLinkedAnew.includes(cause);
}
