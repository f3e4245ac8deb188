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

type StateRow = readonly [code: string, name: string, abbreviation: string, curp: string];

const rows: readonly StateRow[] = [
  ['AGU', 'Aguascalientes', 'Ags.', 'AS'],
  ['BCN', 'Baja California', 'B. C.', 'BC'],
  ['BCS', 'Baja California Sur', 'B. C. S.', 'BS'],
  ['CAM', 'Campeche', 'Camp.', 'CC'],
  ['CHP', 'Chiapas', 'Chis.', 'CS'],
  ['CHH', 'Chihuahua', 'Chih.', 'CH'],
  ['DIF', 'Ciudad de Mexico', 'CDMX', 'DF'],
  ['COA', 'Coahuila', 'Coah.', 'CL'],
  ['COL', 'Colima', 'Col.', 'CM'],
  ['DUR', 'Durango', 'Dgo.', 'DG'],
  ['GUA', 'Guanajuato', 'Gto.', 'GT'],
  ['GRO', 'Guerrero', 'Gro.', 'GR'],
  ['HID', 'Hidalgo', 'Hgo.', 'HG'],
  ['JAL', 'Jalisco', 'Jal.', 'JC'],
  ['MEX', 'México', 'Méx.', 'MC'],
  ['MIC', 'Michoacán', 'Mich.', 'MN'],
  ['MOR', 'Morelos', 'Mor.', 'MS'],
  ['NAY', 'Nayarit', 'Nay.', 'NT'],
  ['NLE', 'Nuevo León', 'N. L.', 'NL'],
  ['OAX', 'Oaxaca', 'Oax.', 'OC'],
  ['PUE', 'Puebla', 'Pue.', 'PL'],
  ['QUE', 'Querétaro', 'Qro.', 'QT'],
  ['ROO', 'Quintana Roo', 'Q. Roo', 'QR'],
  ['SLP', 'San Luis Potosí', 'S. L. P.', 'SP'],
  ['SIN', 'Sinaloa', 'Sin.', 'SL'],
  ['SON', 'Sonora', 'Son.', 'SR'],
  ['TAB', 'Tabasco', 'Tab.', 'TC'],
  ['TAM', 'Tamaulipas', 'Tamps.', 'TS'],
  ['TLA', 'Tlaxcala', 'Tlax.', 'TL'],
  ['VER', 'Veracruz', 'Ver.', 'VZ'],
  ['YUC', 'Yucatán', 'Yuc.', 'YN'],
  ['ZAC', 'Zacatecas', 'Zac.', 'ZS'],
];

/** The 32 states by name. Keys are the ISO ones, save MX-DIF for Mexico City. Source: S3.55, D62. */
export const mexicanStates: readonly MexicanState[] = /* @__PURE__ */ rows.map(
  ([code, name, abbreviation, curp]) => {
    const iso = code === 'DIF' ? 'CMX' : code;
    return {
      key: `MX-${code}`,
      name,
      abbreviation,
      iso: `MX-${iso}`,
      sat: iso,
      map: iso.toLowerCase(),
      curp,
    };
  },
);

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
