import type { Order } from '@trastienda/api-client';
import { parseDecimal } from '@trastienda/domain';
import { defaultContent, defaultParcel, defaultValue } from './default-parcel.ts';
import { guideLines } from './guide-lines.ts';

/** What the merchant has typed and chosen for one order's guide; texts stay as typed until a field is left. */
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
  /** When it was last kept; milliseconds since 1970, `null` while nothing was changed. */
  readonly savedAt: number | null;
};

export type Choice = { readonly nameParcel: string; readonly serviceType: string };

export type DraftChange = Partial<Omit<Draft, 'version' | 'savedAt'>>;

const numberFields = ['height', 'width', 'depth', 'weight', 'value'] as const;

/** The first draft of an order: its lines' own measures, value and names; insured. */
export function firstDraft(order: Order, chosen: readonly string[] = []): Draft {
  const lines = guideLines(order, chosen);
  return {
    version: 1,
    ...defaultParcel(lines),
    value: defaultValue(lines),
    content: defaultContent(lines),
    insurance: true,
    choice: null,
    savedAt: null,
  };
}

/** What was kept, if it still reads as a draft. */
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
