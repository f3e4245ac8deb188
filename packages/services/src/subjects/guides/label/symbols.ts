import bwip from 'bwip-js/node';

/** Dark bars of a Code 128, in modules from its left edge. */
export type Bars = { readonly width: number; readonly bars: readonly { at: number; width: number }[] };
/** Dark squares of a QR code, row by row. */
export type Squares = { readonly size: number; readonly dark: readonly boolean[] };

/** Code 128 as widths, to be drawn as vectors: sharp on every printer. */
export function code128(text: string): Bars {
  const [symbol] = bwip.raw({ bcid: 'code128', text });
  if (!symbol || !('sbs' in symbol)) throw new Error('No Code 128 could be made');
  let at = 0;
  const bars: { at: number; width: number }[] = [];
  symbol.sbs.forEach((width, index) => {
    if (index % 2 === 0) bars.push({ at, width });
    at += width;
  });
  return { width: at, bars };
}

/** QR code as squares. */
export function qrCode(text: string): Squares {
  const [symbol] = bwip.raw({ bcid: 'qrcode', text });
  if (!symbol || !('pixs' in symbol)) throw new Error('No QR code could be made');
  return { size: symbol.pixx, dark: symbol.pixs.map((pixel) => pixel === 1) };
}
