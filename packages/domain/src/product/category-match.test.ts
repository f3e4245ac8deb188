import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { categoryGuessLimit, categoryMatcher, wordsOfName } from './category-match.ts';

const leaf = (id: string, path: string, words = '') => ({ id, path: path.split(' > '), words });
const tree = [
  leaf('vasos', 'Cocina > Mesa > Cristalería', 'vaso copa jarra'),
  leaf('cuchillos', 'Cocina > Preparación > Cuchillos y tablas', 'cuchillo picar'),
  leaf('cojines', 'Hogar > Textiles > Cojines', 'cojín funda bordado'),
  leaf('juegos', 'Niños > Juguetes > Juegos de mesa', 'lotería ajedrez'),
];
const match = categoryMatcher(tree);
const ids = (name: string, own: Parameters<typeof match>[1] = []) => match(name, own).map(({ id }) => id);

describe('the words of a name', () => {
  it('are its stems: no numbers, no little words, one form for one and many', () => {
    expect(wordsOfName('Juego de 6 Vasos de vidrio, 350 ml')).toEqual(['jueg', 'vas', 'vidri', 'ml']);
    for (const [one, many] of [
      ['Lámpara blanca', 'LÁMPARAS BLANCAS'],
      ['Mantel', 'Manteles'],
      ['Cojín bordado', 'Cojines bordados'],
    ]) {
      expect(wordsOfName(many ?? '')).toEqual(wordsOfName(one ?? ''));
    }
    expect(wordsOfName(' 12 x 30 ')).toEqual([]);
  });
});

describe('the categories of a name', () => {
  it('are those whose words it has, the thing itself before what it is like', () => {
    expect(ids('Copas para vino')[0]).toBe('vasos');
    expect(ids('Cojín con copa bordada')[0]).toBe('cojines');
    expect(ids('Tabla de picar')[0]).toBe('cuchillos');
  });

  it('are none for a name without words of the tree', () => {
    expect(match('Zarzaparrilla')).toEqual([]);
    expect(match('')).toEqual([]);
    expect(categoryMatcher([])('Vaso')).toEqual([]);
  });

  it('do not follow what things come in', () => {
    expect(ids('Juego de copas')[0]).toBe('vasos');
  });

  it('are hers first where she put others like it', () => {
    const own = [{ category: 'juegos', name: 'Vaso tequilero de lotería' }];
    expect(match('Vaso tequilero', own)[0]).toMatchObject({ id: 'juegos', source: 'tuya' });
    expect(match('Vaso tequilero')[0]).toMatchObject({ id: 'vasos', source: 'texto' });
    // What she sells at all is offered for a name that says nothing.
    expect(match('Zarzaparrilla', own)).toEqual([
      { id: 'juegos', score: expect.any(Number), source: 'texto' },
    ]);
  });

  it('are those named after the thing, before those that hold it too and those she sells in', () => {
    const wear = categoryMatcher([
      leaf('manteles', 'Hogar > Textiles > Mantelería', 'mantel rebozo'),
      leaf('carriolas', 'Bebés > Paseo > Carriolas', 'carriola rebozo'),
      leaf('rebozos', 'Ropa > Mujer > Rebozos y chales', 'rebozo chal'),
    ]);
    const own = [
      { category: 'manteles', name: 'Mantel de rebozo, 6 lugares' },
      { category: 'manteles', name: 'Mantel bordado' },
    ];
    for (const name of ['Rebozo de seda', 'Rebozo de seda hecho a mano, 2 m', 'Rebozos de Santa María']) {
      expect(wear(name)[0]?.id).toBe('rebozos');
      expect(wear(name, own)[0]).toMatchObject({ id: 'rebozos', source: 'texto' });
    }
    expect(wear('Mantel de rebozo')[0]?.id).toBe('manteles');
    expect(wear('Mantel de rebozo', own)[0]).toMatchObject({ id: 'manteles', source: 'tuya' });
  });

  it('are eight at most, of the tree, each once, best first, scored from 0 to 1', () => {
    const many = categoryMatcher(
      Array.from({ length: 30 }, (_, at) => leaf(`c-${at}`, `Vasos ${at}`, 'vaso')),
    );
    expect(many('Vaso')).toHaveLength(categoryGuessLimit);
    const words = fc.constantFrom(
      'vaso',
      'copa',
      'cuchillo',
      'funda',
      'juego',
      'mesa',
      'azul',
      '12',
      'de',
      'ñ',
    );
    const name = fc.array(words, { maxLength: 8 }).map((all) => all.join(' '));
    const own = fc.array(fc.record({ category: fc.constantFrom(...tree.map(({ id }) => id), 'ida'), name }));
    fc.assert(
      fc.property(name, own, (asked, choices) => {
        const found = match(asked, choices);
        expect(new Set(found.map(({ id }) => id)).size).toBe(found.length);
        const scores = found.map(({ score }) => score);
        expect(scores).toEqual(scores.toSorted((a, b) => b - a));
        for (const score of scores) expect(score >= 0 && score <= 1).toBe(true);
      }),
    );
  });
});
