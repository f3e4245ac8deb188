import { defaultTimeZone } from '../../time/zoned-time.ts';
import { foldText } from '../../internal/text.ts';
import { stateOfPostalCode } from './state-of-postal-code.ts';

/** Zones of whole states, where they are not the centre's. */
const zoneOfState: Readonly<Record<string, string>> = {
  'MX-BCN': 'America/Tijuana',
  'MX-BCS': 'America/Mazatlan',
  'MX-SIN': 'America/Mazatlan',
  'MX-NAY': 'America/Mazatlan',
  'MX-SON': 'America/Hermosillo',
  'MX-CHH': 'America/Chihuahua',
  'MX-DUR': 'America/Monterrey',
  'MX-COA': 'America/Monterrey',
  'MX-NLE': 'America/Monterrey',
  'MX-TAM': 'America/Monterrey',
  'MX-CAM': 'America/Merida',
  'MX-YUC': 'America/Merida',
  'MX-ROO': 'America/Cancun',
};

type Part = {
  readonly state: string;
  readonly zone: string;
  /** Without accents, in small letters. */
  readonly boroughs: readonly string[];
  /** First and last postal code of each run. */
  readonly postalCodes: readonly (readonly [first: number, last: number])[];
};

/** Municipalities that keep another time than their state: that of the other side of the border, or of Puerto Vallarta. */
const parts: readonly Part[] = [
  {
    state: 'MX-NAY',
    zone: 'America/Bahia_Banderas',
    boroughs: [foldText('Bahía de Banderas')],
    postalCodes: [[63_728, 63_739]],
  },
  {
    state: 'MX-CHH',
    zone: 'America/Ciudad_Juarez',
    boroughs: ['juarez', 'ciudad juarez', 'ascension', 'janos', 'guadalupe', 'praxedis g. guerrero'],
    postalCodes: [
      [31_820, 31_849],
      [32_000, 32_799],
    ],
  },
  {
    state: 'MX-CHH',
    zone: 'America/Ojinaga',
    boroughs: ['ojinaga', 'coyame del sotol', 'manuel benavides'],
    postalCodes: [[32_850, 32_899]],
  },
  {
    state: 'MX-COA',
    zone: 'America/Matamoros',
    boroughs: [
      'acuna',
      'ciudad acuna',
      'allende',
      'guerrero',
      'hidalgo',
      'jimenez',
      'morelos',
      'nava',
      'ocampo',
      'piedras negras',
      'villa union',
      'zaragoza',
    ],
    postalCodes: [
      [26_000, 26_299],
      [26_400, 26_699],
    ],
  },
  {
    state: 'MX-NLE',
    zone: 'America/Matamoros',
    boroughs: ['anahuac'],
    postalCodes: [[65_000, 65_059]],
  },
  {
    state: 'MX-TAM',
    zone: 'America/Matamoros',
    boroughs: [
      'nuevo laredo',
      'guerrero',
      'mier',
      'miguel aleman',
      'camargo',
      'gustavo diaz ordaz',
      'reynosa',
      'rio bravo',
      'valle hermoso',
      'matamoros',
    ],
    postalCodes: [
      [87_300, 87_599],
      [88_000, 88_999],
    ],
  },
];

/** The parts of an address that its time zone depends on; an unknown state is that of the postal code. */
export interface TimedAddress {
  readonly zipCode: string;
  /** MX-xxx. */
  readonly stateCode?: string | null | undefined;
  readonly borough?: string | null | undefined;
}

/**
 * The IANA zone of an address in Mexico, one of twelve; that of the centre where nothing identifies another.
 * @example timeZoneOfAddress({ zipCode: '77500' }) // => 'America/Cancun'
 * @example timeZoneOfAddress({ zipCode: '63000', borough: 'Bahía de Banderas' }) // => 'America/Bahia_Banderas'
 */
export function timeZoneOfAddress({ zipCode, stateCode, borough }: TimedAddress): string {
  const state = stateCode || stateOfPostalCode(zipCode)?.key;
  const code = /^\d{5}$/u.test(zipCode) ? Number(zipCode) : null;
  const name = foldText(borough ?? '');
  const part = parts.find(
    (one) =>
      one.state === state &&
      (one.boroughs.includes(name) ||
        (code !== null && one.postalCodes.some(([first, last]) => first <= code && code <= last))),
  );
  return part?.zone ?? zoneOfState[state ?? ''] ?? defaultTimeZone;
}
