import { formatTime } from '@trastienda/domain';
import { pdfOf } from '../../core/pdf/pdf-of.ts';
import { printable } from '../../core/pdf/printable.ts';
import { printedDay } from '../../core/pdf/printed-day.ts';
import { rule } from '../../core/pdf/write.ts';
import type { AgreementBlock } from './agreement-text.ts';

const LETTER: [number, number] = [612, 792];
const MARGIN = 48;
const WIDTH = LETTER[0] - 2 * MARGIN;
const BOTTOM = LETTER[1] - MARGIN;
const SIGNATURE = { width: 240, height: 80 };

export type SignedAgreement = {
  readonly storeName: string;
  readonly blocks: readonly AgreementBlock[];
  readonly version: string;
  readonly textHash: string;
  /** Names of the channels. */
  readonly channels: readonly string[];
  readonly signerName: string;
  readonly signerEmail: string;
  readonly method: 'trazo' | 'nombre';
  /** A PNG. */
  readonly picture: Uint8Array;
  readonly signedAt: Date;
  readonly timeZone: string;
};

type LineStyle = {
  /** Points, as `indent` and `after`. */
  readonly size: number;
  readonly isBold?: boolean;
  readonly indent?: number;
  readonly after?: number;
};

/** Draws the text, and below it the signer and the moment, with the hash that identifies the text. */
export function drawAgreement(signed: SignedAgreement): Promise<Uint8Array> {
  const { signedAt, timeZone } = signed;
  const title = `Contrato de ${signed.storeName}`;
  return pdfOf({ title, createdAt: signedAt }, (document) => {
    let y = BOTTOM;
    const ensureSpace = (height: number) => {
      if (y + height <= BOTTOM) return;
      document.addPage({ size: LETTER, margin: 0 });
      y = MARGIN;
    };
    const line = (text: string, { size, isBold = false, indent = 0, after = 3 }: LineStyle) => {
      // Measuring needs a page; after it the text goes where there is space for all of it.
      ensureSpace(size);
      const shown = printable(text);
      const width = WIDTH - indent;
      document.font(isBold ? 'Helvetica-Bold' : 'Helvetica').fontSize(size);
      const height = document.heightOfString(shown, { width, lineGap: 1.5 });
      ensureSpace(height);
      document.text(shown, MARGIN + indent, y, { width, lineGap: 1.5 });
      y += height + after;
    };
    for (const block of signed.blocks) {
      if (block.kind === 'ol') {
        block.items.forEach((item, at) => line(`${at + 1}. ${item}`, { size: 10, indent: 14, after: 3 }));
        y += 1;
      } else if (block.kind === 'p') line(block.text, { size: 10, after: 4 });
      else {
        y += block.kind === 'h1' ? 0 : 6;
        line(block.text, { size: block.kind === 'h1' ? 18 : 12, isBold: true, after: 2 });
      }
    }
    // The signature and its captions stay on one page.
    ensureSpace(SIGNATURE.height + 84);
    y += 8;
    rule(document, MARGIN, y, WIDTH);
    y += 10;
    document.image(Buffer.from(signed.picture), MARGIN, y, {
      fit: [SIGNATURE.width, SIGNATURE.height],
    });
    y += SIGNATURE.height + 6;
    for (const fact of [
      `Firmó ${signed.signerName} (${signed.signerEmail})`,
      `${signed.method === 'trazo' ? 'Con su firma dibujada' : 'Con su nombre escrito'}, el ${printedDay(signedAt, timeZone)} a las ${formatTime(signedAt, timeZone)} (${signedAt.toISOString()})`,
      `Tienda: ${signed.storeName}. Canales: ${signed.channels.join(', ')}`,
      `Versión ${signed.version}. SHA-256 del texto: ${signed.textHash}`,
    ]) {
      line(fact, { size: 9, after: 3 });
    }
  });
}
