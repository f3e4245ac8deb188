export { MexicoMap, type MexicoMapProps } from './MexicoMap.tsx';
export type { StateValue } from './MexicoMap.model.ts';
export { mexicoMapCredit } from './credit.ts';
export type { MexicoMapLabels } from './MexicoMap.model.ts';
