/** Invented people and goods; real postal codes that agree with their colonia, municipality and state. */
export const givenNames = [
  'Mariana',
  'Jorge',
  'Ximena',
  'Ángel',
  'Guadalupe',
  'Íñigo',
  'María Fernanda',
  'José Luis',
  'Renata',
  'Óscar',
] as const;

export const familyNames = [
  'Ramírez Salinas',
  'Robles Ibarra',
  'Muñoz Güemes',
  'Peña Ávila',
  'Hernández',
  'De la Cruz Yáñez',
  'Zúñiga Ortiz',
  'López Núñez',
] as const;

export const places = [
  {
    zipCode: '64070',
    suburb: 'Mirador',
    borough: 'Monterrey',
    city: 'Monterrey',
    stateCode: 'MX-NLE',
    state: 'Nuevo León',
  },
  {
    zipCode: '44160',
    suburb: 'Americana',
    borough: 'Guadalajara',
    city: 'Guadalajara',
    stateCode: 'MX-JAL',
    state: 'Jalisco',
  },
  {
    zipCode: '06600',
    suburb: 'Juárez',
    borough: 'Cuauhtémoc',
    city: 'Ciudad de México',
    stateCode: 'MX-DIF',
    state: 'Ciudad de Mexico',
  },
  {
    zipCode: '03100',
    suburb: 'Del Valle Centro',
    borough: 'Benito Juárez',
    city: 'Ciudad de México',
    stateCode: 'MX-DIF',
    state: 'Ciudad de Mexico',
  },
  {
    zipCode: '72000',
    suburb: 'Centro',
    borough: 'Puebla',
    city: 'Heroica Puebla de Zaragoza',
    stateCode: 'MX-PUE',
    state: 'Puebla',
  },
  {
    zipCode: '76000',
    suburb: 'Centro',
    borough: 'Querétaro',
    city: 'Santiago de Querétaro',
    stateCode: 'MX-QUE',
    state: 'Querétaro',
  },
  {
    zipCode: '97000',
    suburb: 'Mérida Centro',
    borough: 'Mérida',
    city: 'Mérida',
    stateCode: 'MX-YUC',
    state: 'Yucatán',
  },
  {
    zipCode: '68000',
    suburb: 'Centro',
    borough: 'Oaxaca de Juárez',
    city: 'Oaxaca de Juárez',
    stateCode: 'MX-OAX',
    state: 'Oaxaca',
  },
] as const;

export const streets = [
  'Av. de los Encinos',
  'Calle 5 de Mayo',
  'Privada del Roble',
  'Blvd. Díaz Ordaz',
  'Calzada Madero',
  'Retorno Las Ánimas',
] as const;

/** Price in MXN, measures in cm and kg. */
export const goods = [
  {
    sku: 'VS-6-AZ',
    name: 'Juego de 6 vasos de vidrio soplado azul',
    price: 999,
    discount: 100,
    size: { height: 30, width: 25, depth: 20, weight: 2.1 },
  },
  {
    sku: 'TAP-120',
    name: 'Tapete de lana tejido a mano, 120 × 80 cm',
    price: 2349.5,
    discount: 0,
    size: { height: 15, width: 85, depth: 15, weight: 3.4 },
  },
  {
    sku: 'CAF-1K',
    name: 'Café de altura de Coatepec, 1 kg',
    price: 389,
    discount: 39.9,
    size: { height: 30, width: 14, depth: 9, weight: 1.05 },
  },
  {
    sku: 'LAM-RAT',
    name: 'Lámpara colgante de ratán natural con un nombre tan largo que no cabe en una línea',
    price: 1599,
    discount: 160,
    size: { height: 40, width: 40, depth: 40, weight: 1.8 },
  },
  {
    sku: 'JAB-LAV',
    name: 'Jabón de lavanda',
    price: 59.9,
    discount: 0,
    size: { height: 4, width: 9, depth: 6, weight: 0.12 },
  },
] as const;

export const carriers = [
  { id: 'veloz-mx', name: 'Veloz MX' },
  { id: 'ruta-7', name: 'Ruta 7' },
  { id: 'norte-express', name: 'Norte Express' },
] as const;
