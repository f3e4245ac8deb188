import { addressOf, patterns } from '../../shared/routes/patterns.ts';
import { defineSearch, idList, oneOf, optionalOneOf, text } from '../../shared/routes/search-schema.ts';
import { viewField } from './views.ts';

/** The wizard's steps, each an address of its own (experience.md, section 6). */
export const guideSteps = ['origen', 'paquete', 'cotizar', 'revisar'] as const;
export type GuideStep = (typeof guideSteps)[number];

/** The orders in which the options of a quote can be sorted. */
const quoteSorts = ['recomendada', 'barata', 'rapida'] as const;
export type QuoteSort = (typeof quoteSorts)[number];

/** The state of the guide screen in its address (D38, D39). */
export const guideSearch = defineSearch({
  vista: viewField,
  pedido: text(120),
  /** A sale outside the channels that is being written down, to make its guide (D139). */
  venta: optionalOneOf(['nueva']),
  /** The order's line ids that the guide is for; none means every line that waits for one. */
  lineas: idList(100),
  /** Absent: the first step that still asks for something. */
  paso: optionalOneOf(guideSteps),
  orden: oneOf(quoteSorts, 'recomendada'),
});

export type GuideSearch = ReturnType<typeof guideSearch.parse>;

export const guideAddress = addressOf(patterns.createGuide, guideSearch);
