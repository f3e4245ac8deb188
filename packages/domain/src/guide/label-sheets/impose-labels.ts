import { type LabelFormat, labelSheets, type PaperBox, type PaperSize, placeOf } from './label-sheets.ts';

/** Position of one label: `x` and `y` are the top left corner of the area that it covers, in points. */
export interface ImposedLabel extends PaperBox {
  /** 0 is the first sheet. */
  readonly sheet: number;
  /** 1 is its natural size; labels are made smaller where they must, never larger. */
  readonly scale: number;
  /** A quarter turn against the clock, where the label lies larger that way. */
  readonly isTurned: boolean;
}

const inHundredths = (points: number): number => Math.round(points * 100) / 100;

const scaleWithin = (label: PaperSize, room: PaperSize): number =>
  Math.min(1, room.width / label.width, room.height / label.height);

/** Counted from 0; a place that the sheet has not is its first or last. */
const startWithin = (start: number, perSheet: number): number => Math.min(Math.max(1, start), perSheet) - 1;

/** Puts a label in the middle of a place, as large as it may be there. */
function lie(label: PaperSize, place: PaperBox, margin: number): Omit<ImposedLabel, 'sheet'> {
  const room = { width: place.width - 2 * margin, height: place.height - 2 * margin };
  const turned = { width: label.height, height: label.width };
  const isTurned = scaleWithin(turned, room) > scaleWithin(label, room);
  const lying = isTurned ? turned : label;
  const scale = scaleWithin(lying, room);
  const width = lying.width * scale;
  const height = lying.height * scale;
  return {
    x: inHundredths(place.x + (place.width - width) / 2),
    y: inHundredths(place.y + (place.height - height) / 2),
    width: inHundredths(width),
    height: inHundredths(height),
    scale,
    isTurned,
  };
}

/**
 * Gives the positions of labels on sheets of a format, one after the other, in their order. `start` is the first free place of
 * the first sheet, from 1: what was peeled off before is not printed on; a place that the sheet has not is its first or last.
 * @example imposeLabels([{ width: 283.46, height: 425.2 }], { format: 'letter-2', start: 2 }) // => [{ sheet: 0, x: 93.4, y: 452.27, width: 425.2, height: 283.46, scale: 1, isTurned: true }]
 */
export function imposeLabels(
  labels: readonly PaperSize[],
  { format, start = 1 }: { readonly format: LabelFormat; readonly start?: number },
): ImposedLabel[] {
  const sheet = labelSheets[format];
  const perSheet = sheet.columns * sheet.rows;
  const first = startWithin(start, perSheet);
  return labels.map((label, index) => {
    const at = first + index;
    return { sheet: Math.floor(at / perSheet), ...lie(label, placeOf(sheet, at % perSheet), sheet.margin) };
  });
}

/**
 * The first free place after some labels were printed, from 1: where the next ones go on a sheet that was used in part.
 * @example nextFreePlace('letter-4', { start: 3, count: 1 }) // => 4
 * @example nextFreePlace('letter-4', { start: 3, count: 2 }) // => 1
 */
export function nextFreePlace(
  format: LabelFormat,
  { start, count }: { readonly start: number; readonly count: number },
): number {
  const { columns, rows } = labelSheets[format];
  const perSheet = columns * rows;
  const first = startWithin(start, perSheet);
  return ((first + count) % perSheet) + 1;
}
