import type { MaybeText } from '../../internal/text.ts';

/** Why a link does not work, for programs (the field `cause` of a link); `llave_perdida` is of us, all others are of the shop. */
export const linkCauses = [
  'llave_rechazada',
  'llave_perdida',
  'permiso_retirado',
  'solo_lectura',
  'sin_direccion',
  'otra_direccion',
  'sin_respuesta',
  'certificado',
  'bloqueo',
  'mantenimiento',
  'mas_despacio',
  'respuesta_ilegible',
  'sin_woocommerce',
  'version_anterior',
  'reloj',
  'otra_moneda',
] as const;

export type LinkCause = (typeof linkCauses)[number];

/**
 * Sentences are all that a merchant learns of an answer. `sin_direccion` is said of a name that does not exist as of one that
 * leads into a private network, and `sin_respuesta` of a port that refuses as of one that is silent: a stranger who links shops
 * to look around in our network sees no difference.
 */
const messages: Readonly<Record<LinkCause, string>> = {
  llave_rechazada: 'El canal ya no acepta tus datos de acceso: vuelve a conectarlo',
  llave_perdida: 'Ya no podemos leer tus datos de acceso: vuelve a conectarlo',
  permiso_retirado: 'Se retiró el permiso desde el canal: vuelve a conectarlo',
  solo_lectura: 'La llave solo deja leer: necesita Lectura/Escritura',
  sin_direccion: 'No encontramos esa dirección',
  otra_direccion: 'Tu tienda nos manda a otra dirección: escribe esa',
  sin_respuesta: 'Tu tienda no respondió',
  certificado: 'El certificado de tu tienda no es válido',
  bloqueo: 'Un filtro de tu hospedaje nos bloquea: pide que deje pasar /wp-json',
  mantenimiento: 'Tu tienda está en mantenimiento',
  mas_despacio: 'Tu tienda pide ir más despacio',
  respuesta_ilegible: 'Tu tienda respondió mal',
  sin_woocommerce: 'Aquí no hay WooCommerce',
  version_anterior: 'Actualiza WooCommerce',
  reloj: 'El reloj de tu tienda está mal',
  otra_moneda: 'Tu tienda no vende en pesos mexicanos',
};

/** WooCommerce gives its keys to the merchant herself, so that she is told of a key. */
const ofKeys: Readonly<Partial<Record<LinkCause, string>>> = {
  llave_rechazada: 'La llave ya no sirve: haz otra',
  llave_perdida: 'Ya no podemos leer la llave de tu tienda: cámbiala por otra',
};

/** Causes that end only when the merchant links the shop again; the others are retried without her. */
const untilLinkedAnew: readonly LinkCause[] = ['llave_rechazada', 'llave_perdida', 'permiso_retirado'];

/**
 * Says what happened, and what to do, in the words of that channel.
 * @example linkCauseMessage('mantenimiento') // => 'Tu tienda está en mantenimiento'
 * @example linkCauseMessage('llave_rechazada', 'WC') // => 'La llave ya no sirve: haz otra'
 * @example linkCauseMessage('llave_rechazada', 'TP') // => 'El canal ya no acepta tus datos de acceso: vuelve a conectarlo'
 */
export function linkCauseMessage(cause: LinkCause, channel?: MaybeText): string {
  return (channel === 'WC' ? ofKeys[cause] : undefined) ?? messages[cause];
}

/**
 * Whether the merchant has to link the shop again.
 * @example mustLinkAnew('llave_rechazada') // => true
 * @example mustLinkAnew('sin_respuesta') // => false
 */
export function mustLinkAnew(cause: LinkCause): boolean {
  return untilLinkedAnew.includes(cause);
}
