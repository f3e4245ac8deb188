import { type MexicanState, mexicanStateOf, mexicanStates } from '@trastienda/domain';

/** WooCommerce's own codes of the 32 states: CL is Colima there, and CO Coahuila. */
const keys: Readonly<Record<string, string>> = {
  DF: 'MX-DIF',
  JA: 'MX-JAL',
  NL: 'MX-NLE',
  AG: 'MX-AGU',
  BC: 'MX-BCN',
  BS: 'MX-BCS',
  CM: 'MX-CAM',
  CS: 'MX-CHP',
  CH: 'MX-CHH',
  CO: 'MX-COA',
  CL: 'MX-COL',
  DG: 'MX-DUR',
  GT: 'MX-GUA',
  GR: 'MX-GRO',
  HG: 'MX-HID',
  MX: 'MX-MEX',
  MI: 'MX-MIC',
  MO: 'MX-MOR',
  NA: 'MX-NAY',
  OA: 'MX-OAX',
  PU: 'MX-PUE',
  QT: 'MX-QUE',
  QR: 'MX-ROO',
  SL: 'MX-SLP',
  SI: 'MX-SIN',
  SO: 'MX-SON',
  TB: 'MX-TAB',
  TM: 'MX-TAM',
  TL: 'MX-TLA',
  VE: 'MX-VER',
  YU: 'MX-YUC',
  ZA: 'MX-ZAC',
};

/** The codes, as the shop's own list has them. */
export const wooStateCodes: readonly string[] = /* @__PURE__ */ Object.keys(keys);

/**
 * The state that a shop's text names: one of its 32 codes, else a name or another code, since plug-ins and typed orders have
 * those; `undefined` for none. @example wooStateOf('CL')?.name // => 'Colima'
 */
export function wooStateOf(text: string): MexicanState | undefined {
  const code = text
    .trim()
    .toUpperCase()
    .replace(/^MX-(?=..$)/, '');
  const key = Object.hasOwn(keys, code) ? keys[code] : undefined;
  return key === undefined ? mexicanStateOf(text) : mexicanStates.find((state) => state.key === key);
}
