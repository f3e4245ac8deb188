import type { OrderedProduct } from '@trastienda/api-client';
import { parseDecimal } from '@trastienda/domain';
import { defaultContent, defaultParcel, defaultValue } from './default-parcel.ts';
import type { ParcelTexts } from './parcel-memory.ts';

/** The merchant's entries and choices for one order's guide; texts stay as typed until a field is left. */
export type Draft = {
  readonly version: 1;
  /** cm */
  readonly height: string;
  /** cm */
  readonly width: string;
  /** cm */
  readonly depth: string;
  /** kg */
  readonly weight: string;
  /** MXN */
  readonly value: string;
  readonly content: string;
  readonly insurance: boolean;
  /** The carrier and service chosen; tokens change with every quote, these do not. */
  readonly choice: Choice | null;
  /**
   * Whence sides and weight come that nobody has set: worked out from the pieces, or what the same goods were last sent in.
   * Absent once one of them was typed.
   */
  readonly proposed?: 'pieces' | 'before' | undefined;
  /** The time of the last save; milliseconds since 1970, `null` while nothing was changed. */
  readonly savedAt: number | null;
};

export type Choice = { readonly nameParcel: string; readonly serviceType: string };

export type DraftChange = Partial<Omit<Draft, 'version' | 'savedAt' | 'proposed'>>;

const measures = ['height', 'width', 'depth', 'weight'] as const;

/** The draft with a change; measures that somebody sets are a proposal no more. */
export function changedDraft(draft: Draft, change: DraftChange, at: number): Draft {
  const isSet = measures.some((field) => change[field] !== undefined && change[field] !== draft[field]);
  return { ...draft, ...change, savedAt: at, ...(isSet && { proposed: undefined }) };
}

const numberFields = [...measures, 'value'] as const;

/** The first draft for lines of an order: what they were sent in `before` or their own measures, value and names; insured. */
export function firstDraft(lines: readonly OrderedProduct[], before: ParcelTexts | null): Draft {
  const parcel = before ?? defaultParcel(lines);
  return {
    version: 1,
    ...parcel,
    ...(parcel.height !== '' && { proposed: before === null ? 'pieces' : 'before' }),
    value: defaultValue(lines),
    content: defaultContent(lines),
    insurance: true,
    choice: null,
    savedAt: null,
  };
}

/** The stored draft, if it still has a draft's shape. */
export function readDraft(kept: unknown): Draft | null {
  const draft = kept as Draft | null | undefined;
  return draft?.version === 1 && numberFields.every((field) => typeof draft[field] === 'string')
    ? draft
    : null;
}

/** A number as it was understood ('12,5' becomes '12.5'); what is no number stays as typed (D112). */
export function shownBack(text: string): string {
  const read = parseDecimal(text);
  return read.ok ? String(read.value) : text.trim();
}
