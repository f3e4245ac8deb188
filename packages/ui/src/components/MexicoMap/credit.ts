/** Credit that an application with the map must show, as CC BY 4.0 asks. */
export const mexicoMapCredit = {
  work: 'Map of Mexico',
  author: 'Victor Cazanave',
  source: 'https://github.com/VictorCazanave/svg-maps',
  license: 'CC BY 4.0',
  licenseUrl: 'https://creativecommons.org/licenses/by/4.0/',
  text: 'Mapa: «Map of Mexico» de Victor Cazanave, con licencia CC BY 4.0; contornos simplificados.',
} as const;
