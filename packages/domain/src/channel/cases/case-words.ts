import { counted } from '../../number/counted.ts';
import { isStatusFamily, statusLabel } from '../../order/status/status-families.ts';
import { shopStatusName } from '../setup/shop-words.ts';
import type { CaseCause } from './case-causes.ts';
import { type OrderFaultFacts, orderFaultSentence } from './order-fault-sentence.ts';

/** The facts of a case: what the shop has now, and what we have. */
export interface CaseFacts {
  readonly cause: CaseCause;
  readonly shop: {
    /** The shop's own word for its status. */
    readonly status: string;
    readonly address: string | null;
    readonly pieces: readonly { readonly name: string; readonly quantity: string }[];
  };
  readonly faults: readonly OrderFaultFacts[];
  /** The sentence of what it refused to be told: why, and what to do. */
  readonly refusal?: string;
  /** The pieces that it is about, where it is not about all of them. */
  readonly affected: number;
  /** `null`: it was not taken over. */
  readonly order: {
    readonly status: string;
    readonly guides: readonly string[];
    readonly address: string | null;
  } | null;
}

/** The shop's status as it is called there: the merchant looks for that word. */
function statusWords(rawStatus: string): string {
  const name = shopStatusName(rawStatus);
  return name === '' ? 'sin estado' : `«${name}»`;
}

/** More pieces than these do not fit into a sentence. */
const named = 3;

function pieceWords(pieces: CaseFacts['shop']['pieces']): string {
  if (pieces.length === 0) return 'nada';
  const words = pieces.slice(0, named).map(({ name, quantity }) => `${quantity} × ${name}`);
  const others = pieces.length - words.length;
  return `${words.join(', ')}${others > 0 ? ` y ${counted(others, 'producto', 'productos')} más` : ''}`;
}

const says: Readonly<Record<CaseCause, (facts: CaseFacts) => string>> = {
  aviso_rechazado: ({ refusal, shop }) =>
    refusal ?? `No aceptó lo que le avisamos. El pedido está ${statusWords(shop.status)}.`,
  cancelado_tarde: ({ shop }) => `El pedido está ${statusWords(shop.status)}.`,
  con_faltas: ({ faults }) =>
    faults.length === 0
      ? 'El pedido tiene un dato que no se puede leer.'
      : `${faults.map(orderFaultSentence).join('. ')}.`,
  otra_direccion: ({ shop }) => `Ahora va a ${shop.address ?? 'una dirección vacía'}.`,
  otras_piezas: ({ shop }) => `Ahora trae ${pieceWords(shop.pieces)}.`,
  reabierto: ({ shop }) => `El pedido está ${statusWords(shop.status)} y espera su envío.`,
  reembolso_tarde: ({ affected }) =>
    affected === 1
      ? 'Se devolvió el dinero de 1 pieza que ya tiene envío.'
      : affected === 0
        ? 'Se devolvió el dinero de piezas que ya tienen envío.'
        : `Se devolvió el dinero de ${affected} piezas que ya tienen envío.`,
  sin_guardar: ({ shop }) => `El pedido está ${statusWords(shop.status)}. El error quedó registrado.`,
  sin_pago: ({ shop }) => `El pedido está ${statusWords(shop.status)}.`,
};

/**
 * Says what the shop has.
 * @example caseSays({ cause: 'sin_pago', shop: { status: 'on-hold', address: null, pieces: [] }, faults: [], affected: 0, order: null }) // => 'El pedido está «En espera».'
 */
export function caseSays(facts: CaseFacts): string {
  return says[facts.cause](facts);
}

function guideWords(guides: readonly string[]): string {
  const [only] = guides;
  if (only === undefined) return 'sin guía';
  return guides.length === 1 ? `con la guía ${only}` : `con ${guides.length} guías`;
}

/**
 * Says what we have.
 * @example caseHave({ cause: 'sin_pago', shop: { status: 'on-hold', address: null, pieces: [] }, faults: [], affected: 0, order: { status: 'pendiente', guides: [], address: null } }) // => 'En preparación, sin guía.'
 */
export function caseHave({ cause, order }: CaseFacts): string {
  if (order === null) return 'No está en Mis pedidos.';
  const status = isStatusFamily(order.status) ? statusLabel(order.status) : order.status;
  const standing = `${status}, ${guideWords(order.guides)}.`;
  if (cause === 'otra_direccion') return `${standing} Va a ${order.address ?? 'una dirección vacía'}.`;
  if (cause === 'reabierto')
    return `${status}. Un pedido cancelado no se vuelve a abrir aquí: para enviarlo, registra una venta directa.`;
  return standing;
}
