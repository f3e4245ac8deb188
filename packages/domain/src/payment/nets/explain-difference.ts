import { type Centavos, centavos } from '../../money/centavos.ts';
import { formatMxn } from '../../money/format-mxn.ts';
import type { NetOfSale } from './net-of-sale.ts';

/** The causes why a channel paid another amount, in the order of their display. */
export const differenceCauses = [
  'doble_pago',
  'sin_pagar',
  'devolucion',
  'comision',
  'retencion',
  'guia',
  'ajuste',
  'redondeo',
] as const;
export type DifferenceCause = (typeof differenceCauses)[number];

export interface ExplainedDifference {
  readonly cause: DifferenceCause;
  /** Expected less paid, in centavos: above 0 the merchant was paid less. */
  readonly amount: Centavos;
  /** A sentence for the merchant. */
  readonly note: string;
}

/** All that deposits hold of an order, in centavos. */
export interface PaidParts extends Omit<NetOfSale, 'others' | 'net'> {
  /** Deductions for returns; above 0. */
  readonly returns: Centavos;
  /** Adjustments and reserves, signed. */
  readonly adjustments: Centavos;
  /** The net that deposits after the first one paid again. */
  readonly again: Centavos;
}

export interface DifferenceFacts {
  /** Pieces of the order: each may be rounded by itself. */
  readonly pieces: number;
  /** Pieces that came back. */
  readonly returned: number;
  /** Days since it could have been paid; `null`: it cannot be yet. */
  readonly daysDue: number | null;
}

/** Days after which what nobody paid is a difference. */
export const UNPAID_AFTER_DAYS = 30;

/**
 * Why an order brought another amount than expected: the causes in the order of `differenceCauses`, none of 0, which add up to
 * expected less paid. Not paid and not yet late is no difference. `paid` is without what was paid once more (`again`). Amounts
 * in centavos.
 * @example explainDifference(netOfSale({ sale: centavos(10000), commission: centavos(1500), isr: centavos(0), iva: centavos(0), guides: centavos(0) }), { sale: centavos(10000), commission: centavos(1700), isr: centavos(0), iva: centavos(0), guides: centavos(0), returns: centavos(0), adjustments: centavos(0), again: centavos(0) }, { pieces: 1, returned: 0, daysDue: 5 }) // => [{ cause: 'comision', amount: 200, note: 'Cobraron 17 % en vez de 15 %' }]
 * @example explainDifference(netOfSale({ sale: centavos(10000), commission: centavos(1500), isr: centavos(0), iva: centavos(0), guides: centavos(0) }), null, { pieces: 1, returned: 0, daysDue: 31 }) // => [{ cause: 'sin_pagar', amount: 8500, note: 'Pasaron 31 días y nadie lo pagó' }]
 */
export function explainDifference(
  expected: NetOfSale,
  paid: PaidParts | null,
  { pieces, returned, daysDue }: DifferenceFacts,
): ExplainedDifference[] {
  if (paid === null) {
    const isLate = daysDue !== null && daysDue > UNPAID_AFTER_DAYS && expected.net !== 0;
    return isLate
      ? [{ cause: 'sin_pagar', amount: expected.net, note: `Pasaron ${daysDue} días y nadie lo pagó` }]
      : [];
  }
  const found: ExplainedDifference[] = [];
  let rounding = 0;
  const add = (cause: DifferenceCause, amount: number, note: () => string) => {
    if (amount !== 0) found.push({ cause, amount: centavos(amount), note: note() });
  };
  /** A difference of up to a centavo a piece is rounding. */
  const beyondRounding = (amount: number, concepts = 1): number => {
    if (Math.abs(amount) > pieces * concepts) return amount;
    rounding += amount;
    return 0;
  };
  const withheldOf = ({ isr, iva }: Pick<NetOfSale, 'isr' | 'iva'>) => isr + iva;

  add('doble_pago', -paid.again, () => 'Lo pagaron dos veces');
  add('devolucion', paid.returns, () =>
    returned > 0
      ? `Descontaron la devolución de ${returned} ${returned === 1 ? 'pieza' : 'piezas'}`
      : 'Descontaron una devolución y ninguna pieza volvió',
  );
  add('comision', beyondRounding(paid.commission - expected.commission), () =>
    commissionNote(expected, paid),
  );
  add('retencion', beyondRounding(withheldOf(paid) - withheldOf(expected), 2), () =>
    changed('Retuvieron', withheldOf(paid), withheldOf(expected)),
  );
  add('guia', beyondRounding(paid.guides - expected.guides), () =>
    expected.guides === 0
      ? 'Cobraron una guía que no esperabas'
      : changed('Cobraron de guía', paid.guides, expected.guides),
  );
  const sale = beyondRounding(expected.sale - paid.sale);
  add('ajuste', sale + expected.others - paid.adjustments, () =>
    sale === 0 ? 'El canal hizo un ajuste' : changed('Pagaron de venta', paid.sale, expected.sale),
  );
  add('redondeo', rounding, () => 'Centavos de redondeo');
  return found;
}

/** Whether causes are more than rounding. @example isDifference([]) // => false */
export const isDifference = (causes: readonly Pick<ExplainedDifference, 'cause'>[]): boolean =>
  causes.some(({ cause }) => cause !== 'redondeo');

const changed = (what: string, now: number, before: number): string =>
  `${what} ${formatMxn(centavos(now))} en vez de ${formatMxn(centavos(before))}`;

/** The note on the commission, in percent of the sale where that has at most one decimal, else in pesos. */
function commissionNote(expected: NetOfSale, paid: PaidParts): string {
  const [before, now] = [rateOf(expected), rateOf(paid)];
  return before === null || now === null || before === now
    ? changed('Cobraron de comisión', paid.commission, expected.commission)
    : `Cobraron ${now} % en vez de ${before} %`;
}

function rateOf({ sale, commission }: Pick<NetOfSale, 'sale' | 'commission'>): number | null {
  return sale === 0 ? null : Math.round((commission / sale) * 1000) / 10;
}
