export interface MexicanState {
  /** The product's key, MX-xxx. */
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

/** The 32 states by name. Keys are the ISO ones, save MX-DIF for Mexico City. */
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
