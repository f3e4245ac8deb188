import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { localDay } from '../../time/local-day.ts';
import { mexicanStates } from './mexican-states.ts';
import { timeZoneOfAddress } from './time-zone-of-address.ts';

/** The twelve zones that tzdb has for Mexico, each with addresses of it. */
const places: Readonly<Record<string, readonly (readonly [zipCode: string, borough?: string])[]>> = {
  'America/Tijuana': [
    ['22000', 'Tijuana'],
    ['21000', 'Mexicali'],
    ['22800', 'Ensenada'],
  ],
  'America/Mazatlan': [
    ['23000', 'La Paz'],
    ['80000', 'Culiacán'],
    ['82000', 'Mazatlán'],
    ['63000', 'Tepic'],
  ],
  'America/Bahia_Banderas': [['63732', 'Bahía de Banderas'], ['63734'], ['63000', 'Bahía de Banderas']],
  'America/Hermosillo': [
    ['83000', 'Hermosillo'],
    ['84000', 'Nogales'],
  ],
  'America/Chihuahua': [
    ['31000', 'Chihuahua'],
    ['33800', 'Hidalgo del Parral'],
    ['32800', 'Ahumada'],
  ],
  'America/Ciudad_Juarez': [['32000', 'Juárez'], ['32500'], ['31820', 'Ascensión'], ['31840', 'Janos']],
  'America/Ojinaga': [['32880', 'Ojinaga'], ['32881']],
  'America/Matamoros': [
    ['87300', 'Matamoros'],
    ['88500', 'Reynosa'],
    ['88000', 'Nuevo Laredo'],
    ['26000', 'Piedras Negras'],
    ['26200', 'Acuña'],
    ['65000', 'Anáhuac'],
  ],
  'America/Monterrey': [
    ['64000', 'Monterrey'],
    ['25000', 'Saltillo'],
    ['27000', 'Torreón'],
    ['87000', 'Victoria'],
    ['89000', 'Tampico'],
    ['34000', 'Durango'],
  ],
  'America/Merida': [
    ['97000', 'Mérida'],
    ['24000', 'Campeche'],
  ],
  'America/Cancun': [
    ['77500', 'Benito Juárez'],
    ['77000', 'Othón P. Blanco'],
  ],
  'America/Mexico_City': [
    ['06600', 'Cuauhtémoc'],
    ['44160', 'Guadalajara'],
    ['48300', 'Puerto Vallarta'],
    ['68000', 'Oaxaca de Juárez'],
    ['29000', 'Tuxtla Gutiérrez'],
  ],
};
const addresses = Object.entries(places).flatMap(([zone, some]) =>
  some.map(([zipCode, borough]) => ({ zone, zipCode, borough })),
);

describe('the time that an address keeps (D402)', () => {
  it('is told for all twelve zones of Mexico', () => {
    expect(Object.keys(places)).toHaveLength(12);
  });

  it.each(addresses)('$zipCode $borough: $zone', ({ zone, zipCode, borough }) => {
    expect(timeZoneOfAddress({ zipCode, borough })).toBe(zone);
  });

  it('a name of another state is no border town', () => {
    expect(timeZoneOfAddress({ zipCode: '67250', borough: 'Juárez' })).toBe('America/Monterrey');
    expect(timeZoneOfAddress({ zipCode: '40600', borough: 'Morelos' })).toBe('America/Mexico_City');
    expect(timeZoneOfAddress({ zipCode: '', stateCode: 'MX-ROO' })).toBe('America/Cancun');
  });

  it('is one of the twelve, with or without a name, whatever is typed', () => {
    const states = fc.constantFrom(null, ...mexicanStates.map(({ key }) => key));
    fc.assert(
      fc.property(fc.stringMatching(/^\d{0,6}$/), states, fc.string(), (zipCode, stateCode, borough) => {
        expect(Object.keys(places)).toContain(timeZoneOfAddress({ zipCode, stateCode, borough }));
        expect(Object.keys(places)).toContain(timeZoneOfAddress({ zipCode }));
      }),
    );
  });

  it('twenty past midnight in Cancún is today there, and not yet in the centre', () => {
    const at = Date.parse('2026-11-26T05:20:00Z');
    expect(localDay(at, timeZoneOfAddress({ zipCode: '77500' }))).toBe('2026-11-26');
    expect(localDay(at, timeZoneOfAddress({ zipCode: '06600' }))).toBe('2026-11-25');
  });
});
