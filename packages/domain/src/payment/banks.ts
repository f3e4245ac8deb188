/** A financial institution. */
export interface Bank {
  /** 3 digits, the first of a CLABE. */
  readonly code: string;
  readonly name: string;
  readonly socialReason: string;
}

const bank = (code: string, name: string, socialReason: string): Bank => ({ code, name, socialReason });

/**
 * The institutions in use of the tax authority's public bank catalogue, by code, and 999 'N/A'. Those that
 * the catalogue has ended and those whose licence has ended are left out.
 */
export const banks: readonly Bank[] = /* @__PURE__ */ [
  bank(
    '002',
    'BANAMEX',
    'Banco Nacional de México, S.A., Institución de Banca Múltiple, Grupo Financiero Banamex',
  ),
  bank(
    '006',
    'BANCOMEXT',
    'Banco Nacional de Comercio Exterior, Sociedad Nacional de Crédito, Institución de Banca de Desarrollo',
  ),
  bank(
    '009',
    'BANOBRAS',
    'Banco Nacional de Obras y Servicios Públicos, Sociedad Nacional de Crédito, Institución de Banca de Desarrollo',
  ),
  bank(
    '012',
    'BBVA BANCOMER',
    'BBVA Bancomer, S.A., Institución de Banca Múltiple, Grupo Financiero BBVA Bancomer',
  ),
  bank(
    '014',
    'SANTANDER',
    'Banco Santander (México), S.A., Institución de Banca Múltiple, Grupo Financiero Santander',
  ),
  bank(
    '019',
    'BANJERCITO',
    'Banco Nacional del Ejército, Fuerza Aérea y Armada, Sociedad Nacional de Crédito, Institución de Banca de Desarrollo',
  ),
  bank('021', 'HSBC', 'HSBC México, S.A., Institución de Banca Múltiple, Grupo Financiero HSBC'),
  bank('030', 'BAJIO', 'Banco del Bajío, S.A., Institución de Banca Múltiple'),
  bank('036', 'INBURSA', 'Banco Inbursa, S.A., Institución de Banca Múltiple, Grupo Financiero Inbursa'),
  bank('042', 'MIFEL', 'Banca Mifel, S.A., Institución de Banca Múltiple, Grupo Financiero Mifel'),
  bank('044', 'SCOTIABANK', 'Scotiabank Inverlat, S.A.'),
  bank(
    '058',
    'BANREGIO',
    'Banco Regional de Monterrey, S.A., Institución de Banca Múltiple, Banregio Grupo Financiero',
  ),
  bank('059', 'INVEX', 'Banco Invex, S.A., Institución de Banca Múltiple, Invex Grupo Financiero'),
  bank('060', 'BANSI', 'Bansi, S.A., Institución de Banca Múltiple'),
  bank('062', 'AFIRME', 'Banca Afirme, S.A., Institución de Banca Múltiple'),
  bank(
    '072',
    'BANORTE/IXE',
    'Banco Mercantil del Norte, S.A., Institución de Banca Múltiple, Grupo Financiero Banorte',
  ),
  bank('103', 'AMERICAN EXPRESS', 'American Express Bank (México), S.A., Institución de Banca Múltiple'),
  bank(
    '106',
    'BAMSA',
    'Bank of America México, S.A., Institución de Banca Múltiple, Grupo Financiero Bank of America',
  ),
  bank('108', 'TOKYO', 'Bank of Tokyo-Mitsubishi UFJ (México), S.A.'),
  bank(
    '110',
    'JP MORGAN',
    'Banco J.P. Morgan, S.A., Institución de Banca Múltiple, J.P. Morgan Grupo Financiero',
  ),
  bank('112', 'BMONEX', 'Banco Monex, S.A., Institución de Banca Múltiple'),
  bank('113', 'VE POR MAS', 'Banco Ve Por Mas, S.A. Institución de Banca Múltiple'),
  bank('124', 'DEUTSCHE', 'Deutsche Bank México, S.A., Institución de Banca Múltiple'),
  bank(
    '126',
    'CREDIT SUISSE',
    'Banco Credit Suisse (México), S.A. Institución de Banca Múltiple, Grupo Financiero Credit Suisse (México)',
  ),
  bank('127', 'AZTECA', 'Banco Azteca, S.A. Institución de Banca Múltiple'),
  bank('128', 'AUTOFIN', 'Banco Autofin México, S.A. Institución de Banca Múltiple'),
  bank(
    '129',
    'BARCLAYS',
    'Barclays Bank México, S.A., Institución de Banca Múltiple, Grupo Financiero Barclays México',
  ),
  bank('130', 'COMPARTAMOS', 'Banco Compartamos, S.A., Institución de Banca Múltiple'),
  bank(
    '132',
    'BMULTIVA',
    'Banco Multiva, S.A., Institución de Banca Múltiple, Multivalores Grupo Financiero',
  ),
  bank('133', 'ACTINVER', 'Banco Actinver, S.A. Institución de Banca Múltiple, Grupo Financiero Actinver'),
  bank(
    '135',
    'NAFIN',
    'Nacional Financiera, Sociedad Nacional de Crédito, Institución de Banca de Desarrollo',
  ),
  bank(
    '136',
    'INTERCAM BANCO',
    'Intercam Banco, S.A., Institución de Banca Múltiple, Intercam Grupo Financiero',
  ),
  bank('137', 'BANCOPPEL', 'BanCoppel, S.A., Institución de Banca Múltiple'),
  bank('138', 'ABC CAPITAL', 'ABC Capital, S.A., Institución de Banca Múltiple'),
  bank('140', 'CONSUBANCO', 'Consubanco, S.A. Institución de Banca Múltiple'),
  bank('141', 'VOLKSWAGEN', 'Volkswagen Bank, S.A., Institución de Banca Múltiple'),
  bank('143', 'CIBANCO', 'CIBanco, S.A.'),
  bank('145', 'BBASE', 'Banco Base, S.A., Institución de Banca Múltiple'),
  bank('147', 'BANKAOOL', 'Bankaool, S.A., Institución de Banca Múltiple'),
  bank('148', 'PAGATODO', 'Banco PagaTodo, S.A., Institución de Banca Múltiple'),
  bank('149', 'FORJADORES', 'Banco Forjadores, S.A., Institución de Banca Múltiple'),
  bank('150', 'INMOBILIARIO', 'Banco Inmobiliario Mexicano, S.A., Institución de Banca Múltiple'),
  bank('151', 'DONDÉ', 'Fundación Dondé Banco, S.A., Institución de Banca Múltiple'),
  bank('152', 'BANCREA', 'Banco Bancrea, S.A., Institución de Banca Múltiple'),
  bank('154', 'BANCO FINTERRA', 'Banco Finterra, S.A., Institución de Banca Múltiple'),
  bank('155', 'ICBC', 'Industrial and Commercial Bank of China México, S.A., Institución de Banca Múltiple'),
  bank('156', 'SABADELL', 'Banco Sabadell, S.A., Institución de Banca Múltiple'),
  bank('157', 'SHINHAN', 'Banco Shinhan de México, S.A., Institución de Banca Múltiple'),
  bank('158', 'MIZUHO BANK', 'Mizuho Bank México, S.A., Institución de Banca Múltiple'),
  bank('159', 'BANK OF CHINA', 'Bank of China México, S.A., Institución de Banca Múltiple'),
  bank('160', 'BANCO S3', 'Banco S3 México, S.A., Institución de Banca Múltiple'),
  bank(
    '166',
    'BANSEFI',
    'Banco del Ahorro Nacional y Servicios Financieros, Sociedad Nacional de Crédito, Institución de Banca de Desarrollo',
  ),
  bank(
    '168',
    'HIPOTECARIA FEDERAL',
    'Sociedad Hipotecaria Federal, Sociedad Nacional de Crédito, Institución de Banca de Desarrollo',
  ),
  bank('600', 'MONEXCB', 'Monex Casa de Bolsa, S.A. de C.V. Monex Grupo Financiero'),
  bank('601', 'GBM', 'GBM Grupo Bursátil Mexicano, S.A. de C.V. Casa de Bolsa'),
  bank('602', 'MASARI', 'Masari Casa de Bolsa, S.A.'),
  bank('605', 'VALUE', 'Value, S.A. de C.V. Casa de Bolsa'),
  bank('608', 'VECTOR', 'Vector Casa de Bolsa, S.A. de C.V.'),
  bank('614', 'ACCIVAL', 'Acciones y Valores Banamex, S.A. de C.V., Casa de Bolsa'),
  bank('615', 'MERRILL LYNCH', 'Merrill Lynch México, S.A. de C.V. Casa de Bolsa'),
  bank('616', 'FINAMEX', 'Casa de Bolsa Finamex, S.A. de C.V.'),
  bank('617', 'VALMEX', 'Valores Mexicanos Casa de Bolsa, S.A. de C.V.'),
  bank('620', 'PROFUTURO', 'Profuturo G.N.P., S.A. de C.V., Afore'),
  bank('621', 'CB ACTINVER', 'Actinver Casa de Bolsa, S.A. de C.V.'),
  bank('622', 'OACTIN', 'Operadora Actinver, S.A. de C.V.'),
  bank('627', 'ZURICH', 'Zurich Compañía de Seguros, S.A.'),
  bank('628', 'ZURICHVI', 'Zurich Vida, Compañía de Seguros, S.A.'),
  bank('630', 'CB INTERCAM', 'Intercam Casa de Bolsa, S.A. de C.V.'),
  bank('631', 'CI BOLSA', 'CI Casa de Bolsa, S.A. de C.V.'),
  bank('634', 'FINCOMUN', 'Fincomún, Servicios Financieros Comunitarios, S.A. de C.V.'),
  bank('636', 'HDI SEGUROS', 'HDI Seguros, S.A. de C.V.'),
  bank('638', 'AKALA', 'Akala, S.A. de C.V., Sociedad Financiera Popular'),
  bank('640', 'CB JPMORGAN', 'J.P. Morgan Casa de Bolsa, S.A. de C.V. J.P. Morgan Grupo Financiero'),
  bank('642', 'REFORMA', 'Operadora de Recursos Reforma, S.A. de C.V., S.F.P.'),
  bank('646', 'STP', 'Sistema de Transferencias y Pagos STP, S.A. de C.V. SOFOM ENR'),
  bank('647', 'TELECOMM', 'Telecomunicaciones de México'),
  bank('648', 'EVERCORE', 'Evercore Casa de Bolsa, S.A. de C.V.'),
  bank('652', 'ASEA', 'Solución Asea, S.A. de C.V., Sociedad Financiera Popular'),
  bank('653', 'KUSPIT', 'Kuspit Casa de Bolsa, S.A. de C.V.'),
  bank('655', 'SOFIEXPRESS', 'J.P. Sofiexpress, S.A. de C.V., S.F.P.'),
  bank('656', 'UNAGRA', 'Unagra, S.A. de C.V., S.F.P.'),
  bank('670', 'LIBERTAD', 'Libertad Servicios Financieros, S.A. de C.V.'),
  bank('901', 'CLS', 'Cls Bank International'),
  bank('902', 'INDEVAL', 'SD. Indeval, S.A. de C.V.'),
  bank('999', 'N/A', 'N/A'),
];

/**
 * The bank of a code of 3 digits, `undefined` for one that the catalogue lacks.
 * @example bankOf('014')?.name // => 'SANTANDER'
 */
export function bankOf(code: string | null | undefined): Bank | undefined {
  return banks.find((candidate) => candidate.code === code);
}
