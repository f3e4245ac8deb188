import { degrees, PDFDocument } from '@cantoo/pdf-lib';
import { imposeLabels, type LabelFormat, labelSheets } from '@trastienda/domain/guides';

export type Paper = {
  readonly format: LabelFormat;
  /** The first free place of the first sheet, from 1. */
  readonly start: number;
};

/** The sheets of a job, ready to print. */
export type Sheets = { readonly blob: Blob; readonly labels: number };

/**
 * One PDF of the labels of some, in their order, laid on the sheets of a paper. Each page of a given file is a label.
 * @throws what the library throws on a file that is no PDF.
 */
export async function imposePdf(files: readonly Blob[], { format, start }: Paper): Promise<Sheets> {
  const out = await PDFDocument.create();
  const pages = [];
  for (const file of files) {
    const source = await PDFDocument.load(await file.arrayBuffer());
    pages.push(...(await out.embedPdf(source, source.getPageIndices())));
  }
  const { page: paper } = labelSheets[format];
  for (const [index, label] of imposeLabels(pages, { format, start }).entries()) {
    const { x, y, width, height, scale, isTurned, sheet } = label;
    while (out.getPageCount() <= sheet) out.addPage([paper.width, paper.height]);
    const embedded = pages[index];
    if (!embedded) continue;
    // A PDF measures from the bottom, and turns about the corner that it is given.
    out.getPage(sheet).drawPage(embedded, {
      x: isTurned ? x + width : x,
      y: paper.height - y - height,
      xScale: scale,
      yScale: scale,
      ...(isTurned && { rotate: degrees(90) }),
    });
  }
  const bytes = await out.save();
  return { blob: new Blob([Uint8Array.from(bytes)], { type: 'application/pdf' }), labels: pages.length };
}
