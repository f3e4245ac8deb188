import { addressOf, patterns } from '../../shared/routes/patterns.ts';
import { defineSearch, integer, text } from '../../shared/routes/search-schema.ts';

export const createSteps = [1, 2, 3, 4] as const;
export type CreateStep = (typeof createSteps)[number];

/** The new product as its address says it (D95): the step, a product that it became, and one that it is a copy of. */
export const createSearch = defineSearch({
  paso: integer(1, (step) => (createSteps as readonly number[]).includes(step)),
  id: text(60),
  copia: text(60),
});

export const createAddress = addressOf(patterns.createProduct, createSearch);
