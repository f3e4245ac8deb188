import { color } from './contract.css.ts';

/** Vars of a raised surface that holds rows: in dark its ground is what a hovered row has elsewhere, so its rows go a step further. */
export const onRaised = {
  [color.bg.hover]: color.bg.selected,
  [color.bg.pressed]: color.bg.selectedHover,
};
