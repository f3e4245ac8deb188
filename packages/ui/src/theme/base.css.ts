import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';
import { color, fontFamily } from './contract.css.ts';
import { focusRing } from './focus.ts';
import { base, reset } from './layers.css.ts';
import { media } from './media.ts';
import { text } from './text.ts';
import { fontFeature } from './tokens.generated.ts';

const rule = (layer: string, selector: string, body: Omit<GlobalStyleRule, '@layer'>) =>
  globalStyle(selector, { '@layer': { [layer]: body } });

rule(reset, '*, *::before, *::after', { boxSizing: 'border-box' });
rule(reset, 'body, h1, h2, h3, h4, p, dl, dd, ol, ul, figure, fieldset, legend', { margin: 0, padding: 0 });
rule(reset, 'fieldset', { border: 0, minWidth: 0 });
rule(reset, 'ol, ul', { listStyle: 'none' });
rule(reset, 'h1, h2, h3, h4', { fontSize: 'inherit', fontWeight: 'inherit' });
rule(reset, 'button, input, textarea, select', {
  font: 'inherit',
  color: 'inherit',
  letterSpacing: 'inherit',
  margin: 0,
});
rule(reset, 'button', { background: 'none', border: 0, padding: 0, textAlign: 'inherit', cursor: 'pointer' });
rule(reset, 'kbd', { font: 'inherit' });
rule(reset, 'a', { color: 'inherit', textDecoration: 'none' });
rule(reset, 'img, svg', { display: 'block', maxWidth: '100%' });
rule(reset, 'table', { borderCollapse: 'separate', borderSpacing: 0 });
rule(reset, '[hidden]', { display: 'none !important' });

rule(base, ':root', {
  ...text.body,
  fontSize: '100%',
  fontFamily: fontFamily.sans,
  fontOpticalSizing: 'auto',
  fontFeatureSettings: fontFeature.default,
  WebkitFontSmoothing: 'antialiased',
  textSizeAdjust: '100%',
  scrollbarColor: `${color.border.strong} transparent`,
});
// A word that no line can hold is broken rather than let out of the page.
rule(base, 'body', {
  ...text.body,
  overflowWrap: 'break-word',
  background: color.bg.canvas,
  color: color.text.default,
});
rule(base, '[data-color-scheme]:not(:root)', { background: color.bg.canvas, color: color.text.default });
rule(base, ':focus-visible', { ...focusRing });
rule(base, ':focus:not(:focus-visible)', { outline: 'none' });
// React Aria says itself where focus shows; dialogs, lists and menus take focus without showing it.
rule(base, '[data-rac]:focus-visible:not([data-focus-visible])', { outline: 'none', boxShadow: 'none' });
// Forced colours give everything the colour of words that can be pressed; a native button is greyed by the browser.
rule(base, '[data-disabled], [aria-disabled="true"]', {
  '@media': { [media.forcedColors]: { color: 'GrayText !important' } },
});
rule(base, '::placeholder', { color: color.text.placeholder, opacity: 1 });
rule(base, '::selection', { background: color.focus.ring, color: color.text.inverse });
// A popover of React Aria, or a dialog: in dark its raised ground is what a hovered row or ghost button has elsewhere, so
// they go a step further.
rule(base, '[data-trigger], [role$="dialog"]', {
  vars: { [color.bg.hover]: color.bg.selected, [color.action.ghost.bgHover]: color.bg.selected },
});
// React Aria would inject this rule at run time; here, so that a page may refuse run-time styles (docs/footguns.md).
rule(base, '[data-react-aria-pressable]', { touchAction: 'pan-x pan-y pinch-zoom' });
rule(base, '*, *::before, *::after', {
  '@media': {
    [media.reducedMotion]: {
      animationDuration: '1ms !important',
      animationIterationCount: '1 !important',
      // Not a little time: an element that names no property would then take it for every change of all of them.
      transitionDuration: '0s !important',
    },
  },
});
// Nothing fades or slides then: what opens is there at once, what closes is gone.
rule(base, '[data-entering], [data-exiting]', {
  '@media': {
    [media.reducedMotion]: {
      animation: 'none !important',
      opacity: '1 !important',
      transition: 'none !important',
      translate: 'none !important',
    },
  },
});
