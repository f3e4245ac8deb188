export type Size = { readonly width: number; readonly height: number };

/** Storybook's data on a story's viewport; a share of the whole, such as `100%`, is no width of its own. */
export type Viewport = {
  /** `globals: { viewport: { value: 'w390', isRotated: false } }` of the story, or the name alone. */
  readonly chosen?: string | { readonly value?: string; readonly isRotated?: boolean };
  /** `parameters.viewport.options`. */
  readonly options?: Readonly<
    Record<string, { readonly styles?: { readonly width: string; readonly height: string } }>
  >;
};

/** Wide enough for a desktop's layout, low enough for small pictures. */
const windows = { screen: { width: 1120, height: 640 }, component: { width: 800, height: 640 } };

const pixels = (length: string | undefined): number =>
  /^\d+px$/.test(length ?? '') ? Number.parseInt(length ?? '', 10) : Number.NaN;

/** The window in which a story is pictured: the one it asks for, else that of its kind. */
export function windowOf(kind: keyof typeof windows, { chosen, options = {} }: Viewport = {}): Size {
  const { value, isRotated = false } = typeof chosen === 'string' ? { value: chosen } : (chosen ?? {});
  const styles = value === undefined ? undefined : options[value]?.styles;
  const [width, height] = [pixels(styles?.width), pixels(styles?.height)];
  if (Number.isNaN(width) || Number.isNaN(height)) return windows[kind];
  return isRotated ? { width: height, height: width } : { width, height };
}
