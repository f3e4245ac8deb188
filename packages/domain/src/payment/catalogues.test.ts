import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { fiscalRegimes, fiscalRegimesOf } from '../invoice/fiscal-regimes.ts';
import { mexicanStateOf } from '../people/states/mexican-state-of.ts';
import { mexicanStates } from '../people/states/mexican-states.ts';
import { stateOfPostalCode } from '../people/states/state-of-postal-code.ts';
import { bankOf, banks } from './banks.ts';

const unique = (values: readonly string[]) => new Set(values).size === values.length;

describe('the banks (S3.54)', () => {
  test('are about 80, each with a code of 3 digits, a name and a social reason', () => {
    expect(banks.length).toBe(85);
    expect(unique(banks.map(({ code }) => code))).toBe(true);
    for (const { code, name, socialReason } of banks) {
      expect(code).toMatch(/^\d{3}$/u);
      expect(name).toBe(name.trim());
      expect(name).not.toBe('');
      expect(socialReason).not.toBe('');
    }
    expect(banks.map(({ code }) => code)).toEqual(banks.map(({ code }) => code).toSorted());
  });

  test('end with code 999, N/A', () => {
    expect(banks.at(-1)).toEqual({ code: '999', name: 'N/A', socialReason: 'N/A' });
  });

  test('are found by their code', () => {
    expect(bankOf('002')).toEqual({
      code: '002',
      name: 'BANAMEX',
      socialReason: 'Banco Nacional de México, S.A., Institución de Banca Múltiple, Grupo Financiero Banamex',
    });
    for (const none of ['2', '', null, undefined]) expect(bankOf(none)).toBeUndefined();
  });
});

describe('the fiscal regimes', () => {
  test('are 19, for persons, companies or both', () => {
    expect(fiscalRegimes.length).toBe(19);
    expect(unique(fiscalRegimes.map(({ code }) => code))).toBe(true);
    expect(
      fiscalRegimesOf('moral')
        .map(({ code }) => code)
        .join(),
    ).toBe('601,603,610,620,622,623,624,626');
    expect(
      fiscalRegimesOf('fisica')
        .map(({ code }) => code)
        .join(),
    ).toBe('605,606,607,608,610,611,612,614,615,616,621,625,626');
    for (const { name } of fiscalRegimes) expect(name).toMatch(/^\p{Lu}/u);
  });
});

describe('the states of Mexico (S3.55)', () => {
  test('are 32, keyed MX-xxx, among them MX-DIF Ciudad de Mexico', () => {
    expect(mexicanStates.map(({ key }) => key).join()).toBe(
      'MX-AGU,MX-BCN,MX-BCS,MX-CAM,MX-CHP,MX-CHH,MX-DIF,MX-COA,MX-COL,MX-DUR,MX-GUA,MX-GRO,MX-HID,MX-JAL,MX-MEX,MX-MIC,' +
        'MX-MOR,MX-NAY,MX-NLE,MX-OAX,MX-PUE,MX-QUE,MX-ROO,MX-SLP,MX-SIN,MX-SON,MX-TAB,MX-TAM,MX-TLA,MX-VER,MX-YUC,MX-ZAC',
    );
    expect(mexicanStateOf('MX-DIF')).toEqual({
      key: 'MX-DIF',
      name: 'Ciudad de Mexico',
      abbreviation: 'CDMX',
      iso: 'MX-CMX',
      sat: 'CMX',
      map: 'cmx',
      curp: 'DF',
    });
    expect(mexicanStateOf('MX-JAL')).toEqual({
      key: 'MX-JAL',
      name: 'Jalisco',
      abbreviation: 'Jal.',
      iso: 'MX-JAL',
      sat: 'JAL',
      map: 'jal',
      curp: 'JC',
    });
  });

  test('have names, abbreviations and other ids of their own', () => {
    for (const field of ['key', 'name', 'abbreviation', 'iso', 'sat', 'map', 'curp'] as const) {
      expect([field, unique(mexicanStates.map((state) => state[field]))]).toEqual([field, true]);
    }
    expect(mexicanStates.map(({ abbreviation }) => abbreviation).join(' ')).toBe(
      'Ags. B. C. B. C. S. Camp. Chis. Chih. CDMX Coah. Col. Dgo. Gto. Gro. Hgo. Jal. Méx. Mich. Mor. Nay. N. L. Oax. ' +
        'Pue. Qro. Q. Roo S. L. P. Sin. Son. Tab. Tamps. Tlax. Ver. Yuc. Zac.',
    );
    expect(mexicanStates.map(({ curp }) => curp).join()).toBe(
      'AS,BC,BS,CC,CS,CH,DF,CL,CM,DG,GT,GR,HG,JC,MC,MN,MS,NT,NL,OC,PL,QT,QR,SP,SL,SR,TC,TS,TL,VZ,YN,ZS',
    );
  });

  test.each([
    ['MX-CMX', 'MX-DIF'],
    ['CDMX', 'MX-DIF'],
    ['Ciudad de México', 'MX-DIF'],
    ['distrito federal', 'MX-DIF'],
    ['DF', 'MX-DIF'],
    ['D.F.', 'MX-DIF'],
    ['dif', 'MX-DIF'],
    ['cmx', 'MX-DIF'],
    ['Estado de México', 'MX-MEX'],
    ['EDOMEX', 'MX-MEX'],
    ['Mexico', 'MX-MEX'],
    ['  nuevo   LEÓN ', 'MX-NLE'],
    ['n. l.', 'MX-NLE'],
    ['Michoacan de Ocampo', 'MX-MIC'],
    ['Coahuila de Zaragoza', 'MX-COA'],
    ['Veracruz de Ignacio de la Llave', 'MX-VER'],
    ['Querétaro de Arteaga', 'MX-QUE'],
  ])('"%s" names %s', (text, key) => {
    expect(mexicanStateOf(text)?.key).toBe(key);
  });

  test('nothing else names one', () => {
    for (const none of ['', ' ', 'Texas', 'constructor', 'MX-', null, undefined])
      expect(mexicanStateOf(none)).toBeUndefined();
  });

  it('every id of a state names it, in any case', () => {
    const field = fc.constantFrom('key', 'name', 'abbreviation', 'iso', 'sat', 'map' as const);
    fc.assert(
      fc.property(fc.constantFrom(...mexicanStates), field, fc.boolean(), (state, id, upper) => {
        const text = state[id as 'key'];
        expect(mexicanStateOf(upper ? text.toUpperCase() : text.toLowerCase())).toEqual(state);
      }),
    );
  });
});

describe('the state of a postal code', () => {
  test.each([
    ['00810', 'MX-DIF'],
    ['06600', 'MX-DIF'],
    ['16999', 'MX-DIF'],
    ['20000', 'MX-AGU'],
    ['22000', 'MX-BCN'],
    ['23000', 'MX-BCS'],
    ['24000', 'MX-CAM'],
    ['27000', 'MX-COA'],
    ['28000', 'MX-COL'],
    ['30000', 'MX-CHP'],
    ['33000', 'MX-CHH'],
    ['35000', 'MX-DUR'],
    ['38000', 'MX-GUA'],
    ['41000', 'MX-GRO'],
    ['43000', 'MX-HID'],
    ['44100', 'MX-JAL'],
    ['49000', 'MX-JAL'],
    ['50000', 'MX-MEX'],
    ['57000', 'MX-MEX'],
    ['58000', 'MX-MIC'],
    ['62000', 'MX-MOR'],
    ['63000', 'MX-NAY'],
    ['64070', 'MX-NLE'],
    ['68000', 'MX-OAX'],
    ['72000', 'MX-PUE'],
    ['76000', 'MX-QUE'],
    ['77500', 'MX-ROO'],
    ['78000', 'MX-SLP'],
    ['80000', 'MX-SIN'],
    ['83000', 'MX-SON'],
    ['86000', 'MX-TAB'],
    ['89000', 'MX-TAM'],
    ['90000', 'MX-TLA'],
    ['91000', 'MX-VER'],
    ['96999', 'MX-VER'],
    ['97000', 'MX-YUC'],
    ['99999', 'MX-ZAC'],
  ])('%s lies in %s', (postalCode, key) => {
    expect(stateOfPostalCode(postalCode)?.key).toBe(key);
  });

  test('is none for what is no code or belongs to nobody', () => {
    for (const none of ['17000', '19999', '6600', '066000', '', 'x6600'])
      expect(stateOfPostalCode(none)).toBeUndefined();
  });

  it('is one for every code but those of 17 to 19', () => {
    fc.assert(
      fc.property(fc.nat(99_999), (number) => {
        const isFree = number >= 17_000 && number < 20_000;
        expect(stateOfPostalCode(String(number).padStart(5, '0')) === undefined).toBe(isFree);
      }),
    );
  });
});
