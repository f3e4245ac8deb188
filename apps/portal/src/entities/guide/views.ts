import { oneOf } from '../../shared/routes/search-schema.ts';

/** The views of the guide route (D38). */
const guideViews = ['guia', 'lotes', 'historial', 'rastreo'] as const;
export type GuideView = (typeof guideViews)[number];

/** `vista` of every address of the route; a guide of one order is what it shows by default. */
export const viewField = oneOf(guideViews, 'guia');
