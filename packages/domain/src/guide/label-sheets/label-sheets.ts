/** Measures of paper, in points: 72 an inch. */
export interface PaperSize {
  readonly width: number;
  readonly height: number;
}

/** A place on paper; `x` and `y` are its corner at the top left. */
export interface PaperBox extends PaperSize {
  readonly x: number;
  readonly y: number;
}

/** The papers that labels are printed on: the thermal paper of 10 × 15 cm, or a letter sheet of 1, 2 or 4 labels. */
export const labelFormats = ['thermal', 'letter-1', 'letter-2', 'letter-4'] as const;
export type LabelFormat = (typeof labelFormats)[number];

export interface LabelSheet {
  /** The merchant's name for the paper. */
  readonly label: string;
  readonly page: PaperSize;
  readonly columns: number;
  readonly rows: number;
  /** Points at each edge of a place that stay white: office printers do not reach the edge of the sheet. */
  readonly margin: number;
}

/** 100 × 150 mm. */
const thermalPage: PaperSize = { width: 283.46, height: 425.2 };
/** 8.5 × 11 in. */
const letterPage: PaperSize = { width: 612, height: 792 };
/** 4 mm. */
const officeMargin = 12;

/** The sheet of each format. */
export const labelSheets: Readonly<Record<LabelFormat, LabelSheet>> = {
  thermal: { label: 'Térmica 10 × 15 cm', page: thermalPage, columns: 1, rows: 1, margin: 0 },
  'letter-1': { label: 'Carta, 1 por hoja', page: letterPage, columns: 1, rows: 1, margin: officeMargin },
  'letter-2': { label: 'Carta, 2 por hoja', page: letterPage, columns: 1, rows: 2, margin: officeMargin },
  'letter-4': { label: 'Carta, 4 por hoja', page: letterPage, columns: 2, rows: 2, margin: officeMargin },
};

/** One place of a sheet, counted from 0. */
export const placeOf = ({ page, columns, rows }: LabelSheet, place: number): PaperBox => {
  const width = page.width / columns;
  const height = page.height / rows;
  return { x: (place % columns) * width, y: Math.floor(place / columns) * height, width, height };
};

/**
 * The places of a sheet, row by row: equal parts of it, as adhesive sheets are cut.
 * @example labelPlaces('letter-2') // => [{ x: 0, y: 0, width: 612, height: 396 }, { x: 0, y: 396, width: 612, height: 396 }]
 */
export function labelPlaces(format: LabelFormat): PaperBox[] {
  const sheet = labelSheets[format];
  return Array.from({ length: sheet.columns * sheet.rows }, (_, place) => placeOf(sheet, place));
}
