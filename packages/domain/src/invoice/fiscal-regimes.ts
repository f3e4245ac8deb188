export type PersonType = 'fisica' | 'moral';

export interface FiscalRegime {
  /** Key of the tax authority's catalogue. */
  readonly code: string;
  readonly name: string;
  readonly personTypes: readonly PersonType[];
}

/** The fiscal regimes of the tax authority's catalogue for CFDI 4.0, by key. */
export const fiscalRegimes: readonly FiscalRegime[] = [
  { code: '601', name: 'General de Ley Personas Morales', personTypes: ['moral'] },
  { code: '603', name: 'Personas Morales con Fines no Lucrativos', personTypes: ['moral'] },
  { code: '605', name: 'Sueldos y Salarios e Ingresos Asimilados a Salarios', personTypes: ['fisica'] },
  { code: '606', name: 'Arrendamiento', personTypes: ['fisica'] },
  { code: '607', name: 'Régimen de Enajenación o Adquisición de Bienes', personTypes: ['fisica'] },
  { code: '608', name: 'Demás ingresos', personTypes: ['fisica'] },
  {
    code: '610',
    name: 'Residentes en el Extranjero sin Establecimiento Permanente en México',
    personTypes: ['fisica', 'moral'],
  },
  { code: '611', name: 'Ingresos por Dividendos (socios y accionistas)', personTypes: ['fisica'] },
  {
    code: '612',
    name: 'Personas Físicas con Actividades Empresariales y Profesionales',
    personTypes: ['fisica'],
  },
  { code: '614', name: 'Ingresos por intereses', personTypes: ['fisica'] },
  { code: '615', name: 'Régimen de los ingresos por obtención de premios', personTypes: ['fisica'] },
  { code: '616', name: 'Sin obligaciones fiscales', personTypes: ['fisica'] },
  {
    code: '620',
    name: 'Sociedades Cooperativas de Producción que optan por diferir sus ingresos',
    personTypes: ['moral'],
  },
  { code: '621', name: 'Incorporación Fiscal', personTypes: ['fisica'] },
  { code: '622', name: 'Actividades Agrícolas, Ganaderas, Silvícolas y Pesqueras', personTypes: ['moral'] },
  { code: '623', name: 'Opcional para Grupos de Sociedades', personTypes: ['moral'] },
  { code: '624', name: 'Coordinados', personTypes: ['moral'] },
  {
    code: '625',
    name: 'Régimen de las Actividades Empresariales con ingresos a través de Plataformas Tecnológicas',
    personTypes: ['fisica'],
  },
  { code: '626', name: 'Régimen Simplificado de Confianza', personTypes: ['fisica', 'moral'] },
];

/**
 * The regimes that a person or a company may have.
 * @example fiscalRegimesOf('moral').some((regime) => regime.code === '612') // => false
 */
export function fiscalRegimesOf(personType: PersonType): FiscalRegime[] {
  return fiscalRegimes.filter((regime) => regime.personTypes.includes(personType));
}
