/** An attribute that products of a category have: [name, type or its values, is it required?] */
export type DemoAttribute = readonly [
  name: string,
  type: 'text' | 'number' | readonly [string, ...string[]],
  required?: 'required',
];

export type DemoFamily = {
  readonly name: string;
  /** The channel's commission on a sale, percent. */
  readonly commission: number;
  readonly attributes: readonly DemoAttribute[];
  /** The leaves of each group: a name, and after the colon the merchants' words for the things in it. */
  readonly groups: Readonly<Record<string, readonly string[]>>;
};

const colours = [
  'Blanco',
  'Negro',
  'Gris',
  'Natural',
  'Rojo',
  'Azul',
  'Verde',
  'Amarillo',
  'Rosa',
  'Multicolor',
] as const;
export const colour: DemoAttribute = ['Color', colours];
export const requiredColour: DemoAttribute = ['Color', colours, 'required'];
export const sizes = ['Único', 'XS', 'S', 'M', 'L', 'XL', 'XXL'] as const;
