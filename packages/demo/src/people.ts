import { mexicanStateOf } from '@trastienda/domain';
import type { ShippingAddress } from '@trastienda/api-client';
import type { DemoRandom } from './random.ts';
import { demoZipCodes } from '@trastienda/services/setup/reference/zip-codes';

const women = {
  first:
    'Alejandra Andrea Beatriz Carmen Daniela Elena Fernanda Gabriela Guadalupe Isabel Jimena Karla Laura Leticia Lucía Mariana Mónica Norma Paola Regina Rocío Sofía Teresa Valeria Ximena'.split(
      ' ',
    ),
  second: 'Alejandra Elena Eugenia Fernanda Guadalupe Isabel Lorena Luisa Patricia'.split(' '),
};
const men = {
  first:
    'Adrián Alberto Antonio Arturo Carlos César Daniel Diego Eduardo Emilio Enrique Fernando Francisco Gerardo Héctor Ignacio Iván Jorge José Juan Luis Manuel Miguel Óscar Rafael Raúl Ricardo Roberto Rodrigo Salvador Sergio Víctor'.split(
      ' ',
    ),
  second: 'Alberto Alejandro Alfonso Ángel Antonio Arturo Eduardo Enrique Manuel'.split(' '),
};
const lastNames =
  'Aguilar Álvarez Ávila Barrera Cárdenas Castillo Cervantes Chávez Contreras Delgado Díaz Domínguez Escobedo Espinoza Estrada Flores Fuentes Galván Gallegos García Garza Gómez González Guerrero Gutiérrez Hernández Herrera Ibarra Jiménez Juárez Lozano Luna Martínez Medina Mendoza Montes Morales Moreno Muñoz Navarro Núñez Ochoa Olvera Orozco Ortega Ortiz Pacheco Padilla Peña Ponce Quintero Ramírez Ramos Reyes Ríos Rivera Robles Rodríguez Rojas Rosales Ruiz Salazar Salinas Sánchez Sandoval Serrano Silva Solís Soto Tapia Torres Treviño Valdez Vargas Vázquez Vega Velázquez Villanueva Villarreal Zamora Zavala Zúñiga'.split(
    ' ',
  );
/** Names that need two lines on a label. */
const longNames = [
  'María Guadalupe de los Ángeles Concepción Santiesteban y Fernández de la Vega Montemayor',
  'José Francisco Javier Alejandro Villaseñor-Covarrubias de la Garza y Hinojosa Etcheverry',
  'Comercializadora y Distribuidora de Artículos para el Hogar del Noroeste, S. A. de C. V.',
];
const streets = [
  'Avenida Juárez',
  'Calle Miguel Hidalgo',
  'Calle José María Morelos',
  'Avenida Revolución',
  'Calle 5 de Mayo',
  'Calle 16 de Septiembre',
  'Avenida Benito Juárez',
  'Calle Francisco I. Madero',
  'Calle Vicente Guerrero',
  'Avenida Insurgentes',
  'Calle Ignacio Allende',
  'Calle Mariano Matamoros',
  'Calle Niños Héroes',
  'Boulevard Lázaro Cárdenas',
  'Calle Emiliano Zapata',
  'Privada de los Fresnos',
  'Cerrada del Moral',
  'Calle Quintana Roo',
  'Avenida de los Encinos',
  'Calle Jacarandas',
  'Calle Belisario Domínguez',
  'Calle Melchor Ocampo',
  'Andador Nochebuena',
  'Calle Aquiles Serdán',
];
const notes = [
  'Portón negro',
  'Casa de dos pisos, color azul',
  'Tocar el timbre dos veces',
  'Frente al parque',
  'Dejar en recepción con el vigilante',
  'Entre la farmacia y la panadería',
  'Llamar antes de llegar',
];
/** The codes that numbers of a state begin with; those of the three largest cities are of two digits. */
const areaCodes: Readonly<Record<string, readonly string[]>> = {
  'MX-DIF': ['55', '56'],
  'MX-MEX': ['55', '56', '722'],
  'MX-JAL': ['33'],
  'MX-NLE': ['81'],
  'MX-AGU': ['449'],
  'MX-BCN': ['664', '686', '646'],
  'MX-BCS': ['612', '624'],
  'MX-CAM': ['981', '938'],
  'MX-COA': ['844', '871', '866'],
  'MX-COL': ['312', '314'],
  'MX-CHP': ['961', '962', '967'],
  'MX-CHH': ['614', '656', '639'],
  'MX-DUR': ['618', '871'],
  'MX-GUA': ['477', '462', '461'],
  'MX-GRO': ['747', '744'],
  'MX-HID': ['771', '775'],
  'MX-MIC': ['443', '452', '351'],
  'MX-MOR': ['777', '735'],
  'MX-NAY': ['311', '329'],
  'MX-OAX': ['951', '287', '971'],
  'MX-PUE': ['222', '238', '244'],
  'MX-QUE': ['442', '427'],
  'MX-ROO': ['998', '984', '983'],
  'MX-SLP': ['444', '481'],
  'MX-SIN': ['667', '669', '668'],
  'MX-SON': ['662', '644', '631'],
  'MX-TAB': ['993', '937'],
  'MX-TAM': ['834', '833', '899', '868', '867'],
  'MX-TLA': ['246', '241'],
  'MX-VER': ['229', '228', '271', '921'],
  'MX-YUC': ['999', '985'],
  'MX-ZAC': ['492', '493'],
};

const populous = ['MX-DIF', 'MX-MEX', 'MX-JAL', 'MX-NLE', 'MX-PUE', 'MX-GUA', 'MX-VER', 'MX-QUE'];
const zipWeights = demoZipCodes.map((row) => [row, populous.includes(row[1]) ? 3 : 1] as const);

export function demoName(random: DemoRandom): string {
  if (random.chance(0.012)) return random.pick(longNames);
  const { first: firstNames, second: secondNames } = random.chance(0.45) ? women : men;
  const first = random.pick(firstNames);
  const second = random.chance(0.3) ? random.pick(secondNames.filter((name) => name !== first)) : '';
  return [first, second, random.pick(lastNames), random.pick(lastNames)].filter(Boolean).join(' ');
}

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[^a-zA-Z ]/g, '')
    .toLowerCase()
    .split(' ')
    .slice(0, 3)
    .join('.');

export const demoEmail = (name: string, random: DemoRandom): string =>
  `${plain(name)}${random.whole(1, 99)}@correo.example`;

/** An address whose postal code agrees with its state, municipality and colony. */
export function demoAddress(random: DemoRandom): ShippingAddress {
  const [zipCode, stateCode, city, borough, ...colonias] = random.weighted(zipWeights);
  const street = random.pick(streets);
  const outdoor = String(random.whole(1, 2_990));
  const interior = random.chance(0.25)
    ? random.pick([
        String(random.whole(1, 40)),
        `Depto ${random.whole(1, 60)}`,
        'B',
        'PB',
        `Local ${random.whole(1, 12)}`,
      ])
    : null;
  // Some channels send everything in the street's line.
  const inOneLine = random.chance(0.14);
  return {
    zipCode,
    city,
    phoneNumber:
      `${random.pick(areaCodes[stateCode] ?? ['55'])}${random.whole(20_000_000, 99_999_999)}`.slice(0, 10),
    notes: random.chance(0.35) ? random.pick(notes) : null,
    outdoorNumber: inOneLine ? '' : outdoor,
    interiorNumber: inOneLine ? null : interior,
    borough,
    betweenStreets: random.chance(0.3) ? `${random.pick(streets)} y ${random.pick(streets)}` : null,
    suburb: random.pick(colonias),
    stateCode,
    state: mexicanStateOf(stateCode)?.name ?? null,
    street: inOneLine ? `${street} #${outdoor}${interior === null ? '' : ` Int. ${interior}`}` : street,
    addressee: random.chance(0.1) ? demoName(random) : null,
  };
}
