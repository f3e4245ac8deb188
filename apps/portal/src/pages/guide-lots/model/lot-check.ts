import { type Order, type QuoteOption, type CallError, snackbarMessage } from '@trastienda/api-client';
import {
  type Centavos,
  guideDestinationOf,
  missingForGuide,
  type QuoteRequestResult,
  toCentavos,
  validatePostalCode,
  listText,
} from '@trastienda/domain';
import { takenQuote } from '@trastienda/domain/guides';
import { quoteFacts } from '../../../entities/guide/quote-facts.ts';
import { guideLines } from '../../../entities/guide/guide-lines.ts';
import { choiceOf, type LotCells } from './lot-draft.ts';

/** Why a row will become no guide, in words, and what mends it. */
export type LotFault = {
  readonly cause: 'address' | 'coverage' | 'parcel' | 'carrier' | 'storehouse' | 'order' | 'silent';
  readonly message: string;
};

/** The result of the dry run for a row. */
export type RowCheck = {
  /** The question that this answers, and the carrier chosen; another one makes it stale. */
  readonly askedKey: string;
} & (
  | {
      readonly kind: 'price';
      readonly cost: Centavos;
      readonly nameParcel: string;
      readonly serviceType: string;
    }
  | { readonly kind: 'fault'; readonly fault: LotFault }
);

export const askedKeyOf = (request: QuoteRequestResult, carrier: string): string =>
  request.ok ? JSON.stringify([request.value, carrier]) : '';

/** Returns the fault of a row before a request is sent; `null` when it can be quoted. */
export function faultBefore(order: Order, cells: LotCells, request: QuoteRequestResult): LotFault | null {
  if (guideLines(order).length === 0) return { cause: 'order', message: 'Este pedido ya no espera guía' };
  const zipCode = validatePostalCode(order.shippingAddress.zipCode);
  if (!zipCode.ok) return { cause: 'address', message: zipCode.error.message };
  const missing = missingForGuide(guideDestinationOf(order));
  if (missing.length > 0) return { cause: 'address', message: `Falta ${listText(missing)}` };
  if (!request.ok) {
    const [first] = Object.values(request.error.fields);
    return { cause: 'parcel', message: first ?? request.error.message };
  }
  return cells.content.trim() === '' ? { cause: 'parcel', message: 'Escribe qué va en el paquete' } : null;
}

/** The option that the service will take for a row (D343): of the row's own carrier if it has one. */
function lotOption(options: readonly QuoteOption[], carrier: string): QuoteOption | null {
  const choice = choiceOf(carrier);
  const offered = choice === null ? options.filter(({ nameParcel }) => nameParcel === carrier) : options;
  const facts = offered.map((option) => ({ option, ...quoteFacts(option) }));
  return takenQuote(facts, choice ?? 'recommended')?.option ?? null;
}

const refusedFor: Readonly<Record<string, LotFault['cause']>> = {
  exceeds_max_size: 'parcel',
  unknown_postal_code: 'address',
  unknown_origin: 'storehouse',
  no_carriers: 'carrier',
};

/** Why a row was not quoted: the service said what is wrong with it, or nobody answered. */
export function faultOf(error: CallError): LotFault {
  const cause = refusedFor[error.code ?? ''];
  return cause
    ? { cause, message: snackbarMessage(error.message) }
    : { cause: 'silent', message: 'La paquetería no respondió' };
}

/** The answers of the carriers for a row. */
export function checkOf(
  askedKey: string,
  options: readonly QuoteOption[],
  carrier: string,
  zipCode: string,
): RowCheck {
  const option = lotOption(options, carrier);
  if (option) {
    const { nameParcel, serviceType, totalCost } = option;
    return { askedKey, kind: 'price', cost: toCentavos(totalCost), nameParcel, serviceType };
  }
  const message =
    options.length === 0
      ? `Ninguna paquetería llega a ${zipCode}`
      : `La paquetería elegida no llega a ${zipCode}`;
  return { askedKey, kind: 'fault', fault: { cause: 'coverage', message } };
}
