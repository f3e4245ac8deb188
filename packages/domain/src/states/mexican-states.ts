import { foldText, type MaybeText } from '../internal/text.ts';

export interface MexicanState {
  /** The product's key, MX-xxx (D62). */
  readonly key: string;
  readonly name: string;
  /** Abbreviation as written in an address. */
  readonly abbreviation: string;
  /** ISO 3166-2. */
  readonly iso: string;
  /** c_Estado of the tax authority's catalogue. */
  readonly sat: string;
  /** Id of the state's shape on the map. */
  readonly map: string;
  /** Two letters in a CURP. */
  readonly curp: string;
}

function state(code: string, name: string, abbreviation: string, curp: string): MexicanState {
  return {
    key: `MX-${code}`,
    name,
    abbreviation,
    iso: `MX-${code}`,
    sat: code,
    map: code.toLowerCase(),
    curp,
  };
}

/** The 32 states by name. Keys are the ISO ones, save MX-DIF for Mexico City. Source: S3.55, D62. */
export const mexicanStates: readonly MexicanState[] = /* @__PURE__ */ [
  state('AGU', 'Aguascalientes', 'Ags.', 'AS'),
  state('BCN', 'Baja California', 'B. C.', 'BC'),
  state('BCS', 'Baja California Sur', 'B. C. S.', 'BS'),
  state('CAM', 'Campeche', 'Camp.', 'CC'),
  state('CHP', 'Chiapas', 'Chis.', 'CS'),
  state('CHH', 'Chihuahua', 'Chih.', 'CH'),
  {
    key: 'MX-DIF',
    name: 'Ciudad de Mexico',
    abbreviation: 'CDMX',
    iso: 'MX-CMX',
    sat: 'CMX',
    map: 'cmx',
    curp: 'DF',
  },
  state('COA', 'Coahuila', 'Coah.', 'CL'),
  state('COL', 'Colima', 'Col.', 'CM'),
  state('DUR', 'Durango', 'Dgo.', 'DG'),
  state('GUA', 'Guanajuato', 'Gto.', 'GT'),
  state('GRO', 'Guerrero', 'Gro.', 'GR'),
  state('HID', 'Hidalgo', 'Hgo.', 'HG'),
  state('JAL', 'Jalisco', 'Jal.', 'JC'),
  state('MEX', 'México', 'Méx.', 'MC'),
  state('MIC', 'Michoacán', 'Mich.', 'MN'),
  state('MOR', 'Morelos', 'Mor.', 'MS'),
  state('NAY', 'Nayarit', 'Nay.', 'NT'),
  state('NLE', 'Nuevo León', 'N. L.', 'NL'),
  state('OAX', 'Oaxaca', 'Oax.', 'OC'),
  state('PUE', 'Puebla', 'Pue.', 'PL'),
  state('QUE', 'Querétaro', 'Qro.', 'QT'),
  state('ROO', 'Quintana Roo', 'Q. Roo', 'QR'),
  state('SLP', 'San Luis Potosí', 'S. L. P.', 'SP'),
  state('SIN', 'Sinaloa', 'Sin.', 'SL'),
  state('SON', 'Sonora', 'Son.', 'SR'),
  state('TAB', 'Tabasco', 'Tab.', 'TC'),
  state('TAM', 'Tamaulipas', 'Tamps.', 'TS'),
  state('TLA', 'Tlaxcala', 'Tlax.', 'TL'),
  state('VER', 'Veracruz', 'Ver.', 'VZ'),
  state('YUC', 'Yucatán', 'Yuc.', 'YN'),
  state('ZAC', 'Zacatecas', 'Zac.', 'ZS'),
];

/** Other names of one state, folded. */
const otherNames: Readonly<Record<string, string>> = {
  cdmx: 'MX-DIF',
  'distrito federal': 'MX-DIF',
  df: 'MX-DIF',
  dif: 'MX-DIF',
  'd.f.': 'MX-DIF',
  'estado de mexico': 'MX-MEX',
  edomex: 'MX-MEX',
  'coahuila de zaragoza': 'MX-COA',
  'michoacan de ocampo': 'MX-MIC',
  'veracruz de ignacio de la llave': 'MX-VER',
  'queretaro de arteaga': 'MX-QUE',
};

/**
 * The state that a text names: its key, ISO code, tax or map id, name, abbreviation or a usual other name,
 * in any case and with or without accents; `undefined` for none. Source: S3.55, D62.
 * @example mexicanStateOf('MX-CMX')?.key // => 'MX-DIF'
 * @example mexicanStateOf('nuevo leon')?.abbreviation // => 'N. L.'
 */
export function mexicanStateOf(text: MaybeText): MexicanState | undefined {
  const folded = foldText(text);
  const key = otherNames[folded];
  return mexicanStates.find(
    (candidate) =>
      candidate.key === key ||
      [
        candidate.key,
        candidate.iso,
        candidate.sat,
        candidate.map,
        candidate.name,
        candidate.abbreviation,
      ].some((name) => foldText(name) === folded),
  );
}
