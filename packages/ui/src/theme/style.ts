import { style, styleVariants, type StyleRule } from '@vanilla-extract/css';
import { composites, primitives, utilities } from './layers.css.ts';

type Rule = Omit<StyleRule, '@layer'>;

const inLayer = (layer: string) => (rule: Rule, debugId?: string) =>
  style({ '@layer': { [layer]: rule } }, debugId);

const variantsInLayer =
  (layer: string) =>
  <Key extends string>(rules: Record<Key, Rule>, debugId?: string): Record<Key, string> =>
    styleVariants(rules, (rule: Rule) => ({ '@layer': { [layer]: rule } }), debugId);

/** A class of a component made of plain elements and React Aria. */
export const primitive = inLayer(primitives);
/** One class per value of a prop: `primitiveVariants({ primary: {…}, ghost: {…} })`. */
export const primitiveVariants = variantsInLayer(primitives);
/** A class of a component made of our own components; wins over `primitive`. */
export const composite = inLayer(composites);
export const compositeVariants = variantsInLayer(composites);
/** Wins over every component: VisuallyHidden and its like. */
export const utility = inLayer(utilities);
