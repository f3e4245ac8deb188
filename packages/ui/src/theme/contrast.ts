/** A colour of sRGB: red, green and blue, 0 to 1 each. */
type Rgb = readonly [red: number, green: number, blue: number, ...rest: number[]];

/** WCAG 2 contrast of two sRGB colours written as `#rrggbb`. 1 (none) to 21 (black on white). */
export const contrastRatio = (foreground: string, background: string): number =>
  contrastOf(rgbOf(foreground), rgbOf(background));

export function contrastOf(foreground: Rgb, background: Rgb): number {
  const [light, dark] = [luminance(foreground), luminance(background)].toSorted((a, b) => b - a);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

function rgbOf(hex: string): Rgb {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(
    (start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255,
  );
  return [red, green, blue];
}

const linear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

/** Red, green and blue of `#rrggbb` as light adds up, 0 to 1 each. */
export function linearRgb(hex: string): readonly [number, number, number] {
  const [red, green, blue] = rgbOf(hex);
  return [linear(red), linear(green), linear(blue)];
}

const luminance = ([red, green, blue]: Rgb) =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
