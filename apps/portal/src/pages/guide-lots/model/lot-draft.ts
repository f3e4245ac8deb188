import type { Order } from '@trastienda/api-client';
import { type QuoteRequestResult, toQuoteRequest } from '@trastienda/domain';
import type { QuoteChoice } from '@trastienda/domain/guides';
import { defaultContent, defaultParcel, defaultValue } from '../../../entities/guide/default-parcel.ts';
import { guideLines } from '../../../entities/guide/guide-lines.ts';
import { type ParcelTemplate, parcelOfTemplate } from '../../../entities/guide/templates/templates.ts';

/** The settings of each order, as texts of the form: cm, kg, MXN. */
export type LotCells = {
  readonly height: string;
  readonly width: string;
  readonly depth: string;
  readonly weight: string;
  readonly value: string;
  readonly content: string;
  /** A carrier's key, `recommended` or `cheapest`; as a file wrote it, until the store's carriers are known. */
  readonly carrier: string;
};

export type LotField = keyof LotCells;
export const lotFields: readonly LotField[] = [
  'height',
  'width',
  'depth',
  'weight',
  'value',
  'content',
  'carrier',
];

/** The option of a row without a carrier of its own (D343); the first one by default. */
export const lotChoices = [
  { id: 'recommended', label: 'La recomendada' },
  { id: 'cheapest', label: 'La más barata' },
] as const satisfies readonly { readonly id: QuoteChoice; readonly label: string }[];

/** The rule by which a row takes one of all options; `null` where it names a carrier. */
export const choiceOf = (carrier: string): QuoteChoice | null =>
  lotChoices.find(({ id }) => id === carrier)?.id ?? null;

export type LotRows = Readonly<Record<string, Partial<LotCells>>>;

/** The lot that is being put together; kept in the persistent store until it is sent. */
export type LotDraft = {
  readonly version: 1;
  readonly lotId: string;
  readonly name: string;
  /** The orders of the lot, so that it can be continued from the list of lots. */
  readonly pedidos: readonly string[];
  /** `Idempotency-Key` of sending it (D169). */
  readonly key: string;
  /** Every guide of the lot carries an insurance for its parcel's value (D222). */
  readonly isInsured: boolean;
  /** The parcel that every row without measures of its own has; `null`: each order's own. */
  readonly profile: ParcelTemplate | null;
  /** The settings from a person or the file, by order number. */
  readonly rows: LotRows;
  /** It was sent, and nobody knows yet whether it arrived. */
  readonly isSent: boolean;
};

/** Returns the stored draft, if it is still valid; one from before insurance could be chosen is insured, as a single guide is. */
export function readLotDraft(kept: unknown): LotDraft | null {
  const draft = kept as LotDraft | null | undefined;
  return draft?.version === 1 &&
    typeof draft.lotId === 'string' &&
    Array.isArray(draft.pedidos) &&
    typeof draft.rows === 'object'
    ? { ...draft, isInsured: draft.isInsured ?? true }
    : null;
}

/** A row's texts: set by hand, else of the profile, else of the order's own products. */
export function lotCells(order: Order, { profile, rows }: Pick<LotDraft, 'profile' | 'rows'>): LotCells {
  const lines = guideLines(order);
  return {
    ...defaultParcel(lines),
    value: defaultValue(lines).replaceAll(',', ''),
    content: defaultContent(lines),
    carrier: lotChoices[0].id,
    ...(profile && parcelOfTemplate(profile)),
    ...rows[order.orderNumber],
  };
}

/** The question for a row's price, with the lot's insurance in it (D222). */
export const lotQuoteOf = (
  storeId: string,
  originZipCode: string,
  order: Order,
  cells: LotCells,
  isInsured: boolean,
): QuoteRequestResult =>
  toQuoteRequest({
    storeId,
    originZipCode,
    destinationZipCode: order.shippingAddress.zipCode,
    height: cells.height,
    width: cells.width,
    depth: cells.depth,
    weight: cells.weight,
    packageValue: cells.value,
    insurance: isInsured,
  });
