import type { Centavos } from '../../money/centavos.ts';
import { addDays } from '../../time/zoned-time.ts';
import { invoiceTotalMatches } from './check-cfdi.ts';
import type { Cfdi } from './read-cfdi.ts';
import { tokensOf, upper } from './tokens-of.ts';

/** A file of an upload of many, and what could be read of it. */
export interface InvoiceFile {
  readonly name: string;
  /** `null` for a PDF, and for an XML that is no invoice. */
  readonly cfdi: Pick<Cfdi, 'total' | 'fecha'> | null;
  /** Words of the XML that may be an order's number; none for a PDF. */
  readonly texts?: readonly string[];
}

/** An order that waits for its invoice. */
export interface OpenBilling {
  readonly order: string;
  readonly guide: string;
  /** Centavos. */
  readonly amount: Centavos;
  /** Day of the purchase, YYYY-MM-DD. */
  readonly day: string;
}

export interface InvoiceMatch {
  /** The order, or `null`: none, or several. */
  readonly order: string | null;
  readonly by: 'nombre' | 'xml' | 'importe' | 'pareja' | null;
  /** Orders among which a person decides; none where one was found. */
  readonly candidates: readonly string[];
}

const MAX_DAYS = 60;
const none: InvoiceMatch = { order: null, by: null, candidates: [] };

/**
 * The order of each file: by a number of an order or a guide that its name has as a whole token; else in a text of its XML; else
 * the one that has its total (within 1 peso) and was bought 0 to 60 days before. Several are candidates, never a guess. A PDF
 * goes with the XML of its own name.
 * @example matchInvoices([{ name: 'factura 4500123987.xml', cfdi: null }], [{ order: '4500123987', guide: '7946', amount: centavos(179800), day: '2026-01-15' }]) // => [{ order: '4500123987', by: 'nombre', candidates: [] }]
 */
export function matchInvoices(files: readonly InvoiceFile[], open: readonly OpenBilling[]): InvoiceMatch[] {
  const byToken = new Map<string, string[]>();
  for (const { order, guide } of open) {
    for (const token of new Set([order, guide].map(upper).filter(Boolean))) {
      const others = byToken.get(token);
      if (others) others.push(order);
      else byToken.set(token, [order]);
    }
  }
  const inTexts = (texts: readonly string[]): string[] => [
    ...new Set(texts.flatMap(tokensOf).flatMap((token) => byToken.get(token) ?? [])),
  ];
  const matchOf = ({ name, cfdi, texts = [] }: InvoiceFile): InvoiceMatch => {
    const named = inTexts([invoiceStem(name)]);
    if (named.length > 0) return found(named, 'nombre');
    const written = inTexts(texts);
    if (written.length > 0) return found(written, 'xml');
    if (cfdi === null || cfdi.total === null) return none;
    const { total, fecha } = cfdi;
    const day = fecha.slice(0, 10);
    const fitting = open.filter(
      (one) => invoiceTotalMatches(total, one.amount) && one.day <= day && day <= addDays(one.day, MAX_DAYS),
    );
    return found(
      fitting.map(({ order }) => order),
      'importe',
    );
  };
  const alone = files.map((file) => ({ ...file, own: matchOf(file) }));
  const byStem = new Map(
    alone.flatMap(({ name, cfdi, own }) => (cfdi === null ? [] : [[invoiceStem(name), own] as const])),
  );
  return alone.map(({ name, cfdi, own }) => {
    const pair = byStem.get(invoiceStem(name));
    if (cfdi !== null || own.order !== null || pair === undefined) return own;
    return pair.order === null ? pair : { ...pair, by: 'pareja' };
  });
}

/**
 * Why a file goes to no order, in the merchant's words; `null` where one was found.
 * @example unmatchedSentence({ order: null, by: null, candidates: ['4500123987', '4500123988'] }) // => 'Puede ser de 2 pedidos: elige uno'
 */
export function unmatchedSentence({
  order,
  candidates,
}: Pick<InvoiceMatch, 'order' | 'candidates'>): string | null {
  if (candidates.length > 0) return `Puede ser de ${candidates.length} pedidos: elige uno`;
  return order === null ? 'No encontramos su pedido' : null;
}

/**
 * A file's name without its ending, in capitals: an XML and the PDF of the same stem are one invoice.
 * @example invoiceStem(' a-1187.xml') // => 'A-1187'
 */
export const invoiceStem = (name: string): string => upper(name).replace(/\.[A-Z]{3,4}$/u, '');

function found(orders: readonly string[], by: InvoiceMatch['by']): InvoiceMatch {
  const [first] = orders;
  if (first === undefined) return none;
  return orders.length === 1
    ? { order: first, by, candidates: [] }
    : { order: null, by: null, candidates: orders };
}
