import { globalStyle } from '@vanilla-extract/css';
import { size } from './contract.css.ts';
import { base } from './layers.css.ts';
import { media } from './media.ts';
import * as tokens from './tokens.generated.ts';

type Measures = { readonly [key: string]: string | Measures };

/** The variables of `names` that `changed` speaks of, with their values in `values`. */
function vars(names: Measures, changed: Measures, values: Measures): Record<string, string> {
  return Object.fromEntries(
    Object.entries(changed).flatMap(([key, below]): [string, string][] => {
      const [name, value] = [names[key], values[key]];
      if (typeof name === 'string' && typeof value === 'string') return [[name, value]];
      if (typeof name !== 'object' || typeof value !== 'object' || typeof below !== 'object') return [];
      return Object.entries(vars(name, below, value));
    }),
  );
}

const { compact } = tokens.density;
const isRoomy = `${media.aboveMobile} and (not ${media.coarse})`;

// The attribute goes on the root or on any part of a page. A thumb needs its 44 px at any density.
globalStyle('[data-density="compact"]', {
  '@layer': { [base]: { '@media': { [isRoomy]: { vars: vars(size, compact, compact) } } } },
});
globalStyle('[data-density="comfortable"]', {
  '@layer': { [base]: { '@media': { [isRoomy]: { vars: vars(size, compact, tokens.size) } } } },
});
