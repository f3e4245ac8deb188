import {
  imposeLabels,
  type ImposedLabel,
  type LabelFormat,
  labelPlaces,
  labelSheets,
  type PaperBox,
} from '@trastienda/domain/guides';

/** The usual label, 10 × 15 cm. */
export const labelPaper = labelSheets.thermal.page;

export interface SheetPlace {
  /** The number of the place, from 1. */
  readonly place: number;
  readonly box: PaperBox;
  /** `used`: peeled off before; `empty`: no label is left for it. */
  readonly state: 'used' | 'label' | 'empty';
  readonly label: ImposedLabel | null;
}

/** The first sheet of a job: every place with what comes to lie on it; and how many sheets there are. */
export function firstSheet(
  format: LabelFormat,
  { start, count }: { readonly start: number; readonly count: number },
): { readonly places: SheetPlace[]; readonly sheets: number } {
  const boxes = labelPlaces(format);
  const first = Math.min(Math.max(1, start), boxes.length);
  const labels = imposeLabels(Array<typeof labelPaper>(count).fill(labelPaper), { format, start: first });
  const places = boxes.map((box, index): SheetPlace => {
    const place = index + 1;
    const found = labels[place - first];
    if (place < first) return { place, box, state: 'used', label: null };
    return found ? { place, box, state: 'label', label: found } : { place, box, state: 'empty', label: null };
  });
  return { places, sheets: (labels.at(-1)?.sheet ?? -1) + 1 };
}
