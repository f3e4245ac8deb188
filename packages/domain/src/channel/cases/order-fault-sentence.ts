import { centavos } from '../../money/centavos.ts';
import { formatMxn } from '../../money/format-mxn.ts';
import { counted } from '../../number/counted.ts';

/** Something about an order of a shop for which nobody could send it as it is. */
export interface OrderFaultFacts {
  readonly kind: string;
  readonly currency?: string;
  readonly country?: string;
  readonly quantity?: string;
  readonly pieces?: number;
  /** Centavos that its parts are more than its total; less where negative. */
  readonly difference?: number;
  readonly field?: string;
}

const long: Readonly<Record<string, string>> = {
  name: 'El nombre de un producto',
  address: 'La dirección',
  notes: 'La nota del cliente',
};

const sentences: Readonly<Record<string, (fault: OrderFaultFacts) => string>> = {
  other_currency: ({ currency = '' }) =>
    `Se pagó en ${currency || 'otra moneda'}: aquí solo llevamos pesos mexicanos`,
  other_country: ({ country = '' }) =>
    `Va a otro país${country === '' ? '' : ` (${country})`}: solo enviamos dentro de México`,
  no_lines: () => 'No trae productos',
  nothing_to_ship: () => 'No trae nada que enviar: solo descargas o servicios',
  bad_quantity: ({ quantity = '' }) =>
    `Una cantidad no es de piezas enteras${quantity === '' ? '' : `: ${quantity}`}`,
  too_many_pieces: ({ pieces = 0 }) =>
    `Trae ${counted(pieces, 'pieza', 'piezas')}: son demasiadas para un pedido`,
  unreadable_amount: () => 'Un importe no se puede leer',
  total_mismatch: ({ difference = 0 }) =>
    `Sus importes suman ${formatMxn(centavos(Math.abs(Math.trunc(difference))))} ${difference < 0 ? 'menos' : 'más'} que su total`,
  too_long: ({ field = '' }) => `${Object.hasOwn(long, field) ? long[field] : 'Un texto'} es demasiado largo`,
  refund_mismatch: () => 'El reembolso no coincide con las piezas',
};

/**
 * Says what is wrong with an order of a shop, in the merchant's words.
 * @example orderFaultSentence({ kind: 'no_lines' }) // => 'No trae productos'
 * @example orderFaultSentence({ kind: 'other_country', country: 'US' }) // => 'Va a otro país (US): solo enviamos dentro de México'
 */
export function orderFaultSentence(fault: OrderFaultFacts): string {
  const sentence = Object.hasOwn(sentences, fault.kind) ? sentences[fault.kind] : undefined;
  return sentence?.(fault) ?? 'Tiene un dato que no se puede leer';
}
