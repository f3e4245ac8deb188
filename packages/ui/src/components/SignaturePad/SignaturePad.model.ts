/** A place on the pad in units of its own: 600 wide, 200 high. */
export type Point = readonly [x: number, y: number];
export type Stroke = readonly Point[];

export type Signature =
  | { readonly kind: 'drawn'; readonly strokes: readonly Stroke[] }
  | { readonly kind: 'typed'; readonly name: string };

/** The pad, whatever its size on screen. */
export const padWidth = 600;
export const padHeight = 200;

const round = (value: number) => Math.round(value * 10) / 10;
const at = ([x, y]: Point) => `${round(x)} ${round(y)}`;
const middle = ([ax, ay]: Point, [bx, by]: Point): Point => [(ax + bx) / 2, (ay + by) / 2];

/** The curve through a stroke's points; a lone point is a dot. */
export function strokePath(stroke: Stroke): string {
  const [first, ...others] = stroke;
  if (first === undefined) return '';
  const last = others.at(-1);
  if (last === undefined) return `M${at(first)}h.1`;
  const curves = others.slice(0, -1).map((point, index) => {
    const next = others[index + 1] ?? last;
    return `Q${at(point)} ${at(middle(point, next))}`;
  });
  return `M${at(first)}${curves.join('')}L${at(last)}`;
}

/** Whether somebody signed: a name of two letters, or strokes as long as a letter. */
export function isSigned(signature: Signature | null): signature is Signature {
  if (signature === null) return false;
  if (signature.kind === 'typed') return signature.name.trim().length >= 2;
  const length = signature.strokes
    .flatMap((stroke) => stroke.slice(1).map((point, index) => distance(point, stroke[index] ?? point)))
    .reduce((sum, part) => sum + part, 0);
  return length >= 40;
}

const distance = ([ax, ay]: Point, [bx, by]: Point) => Math.hypot(ax - bx, ay - by);

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replaceAll(/[&<>"]/gu, (char) => escapes[char] ?? '');

/** Family of a typed signature: what a computer has of handwriting. */
export const signatureFont = "'Segoe Script', 'Snell Roundhand', cursive";

/** Size of a typed name, so that a long one fits the pad. */
export const typedSize = (name: string): number =>
  Math.min(56, Math.floor(980 / Math.max(1, name.trim().length)));

/** The signature as an SVG document of 600 × 200, black on nothing, to be stored or printed. */
export function signatureSvg(signature: Signature): string {
  const content =
    signature.kind === 'typed'
      ? `<text x="${padWidth / 2}" y="120" text-anchor="middle" font-family="${escaped(signatureFont)}" font-size="${typedSize(signature.name)}" font-style="italic">${escaped(signature.name.trim())}</text>`
      : `<g fill="none" stroke="#000" stroke-width="3" stroke-linecap="round" stroke-linejoin="round">${signature.strokes.map((stroke) => `<path d="${strokePath(stroke)}"/>`).join('')}</g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${padWidth} ${padHeight}" width="${padWidth}" height="${padHeight}">${content}</svg>`;
}
