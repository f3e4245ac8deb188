export { MexicoMap, type MexicoMapLabels, type MexicoMapProps } from './MexicoMap.tsx';
export type { StateValue } from './MexicoMap.model.ts';
export { mexicoMapCredit } from './credit.ts';
