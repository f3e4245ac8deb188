/** What an application that shows the map writes on its page of licences. CC BY 4.0 asks for it. */
export const mexicoMapCredit = {
  work: 'Map of Mexico',
  author: 'Victor Cazanave',
  source: 'https://github.com/VictorCazanave/svg-maps',
  license: 'CC BY 4.0',
  licenseUrl: 'https://creativecommons.org/licenses/by/4.0/',
  text: 'Mapa: «Map of Mexico» de Victor Cazanave, con licencia CC BY 4.0; contornos simplificados.',
} as const;
