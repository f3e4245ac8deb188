import { describe, expect, it } from 'vitest';
import { matchCommands, stepFrom, type CommandGroup } from './CommandPalette.model.ts';

const groups: CommandGroup[] = [
  {
    id: 'paginas',
    label: 'Páginas',
    items: [
      { id: 'canales', label: 'Canales de venta' },
      { id: 'ventas', label: 'Ventas', keywords: 'reportes' },
      { id: 'envios', label: 'Historial de envíos' },
    ],
  },
  { id: 'pedidos', label: 'Pedidos', isAnswer: true, items: [{ id: '61840277', label: '61840277' }] },
  { id: 'nada', label: 'Nada', items: [] },
];
const found = (query: string) =>
  matchCommands(groups, query).flatMap(({ items }) => items.map(({ id }) => id));

describe('what is typed in the palette', () => {
  it('finds without accents or case, by every word, also by other words for it', () => {
    expect(found('ENVIOS')).toEqual(['envios', '61840277']);
    expect(found('hist env')).toEqual(['envios', '61840277']);
    expect(found('reportes')).toEqual(['ventas', '61840277']);
  });

  it('puts first the names that start with it', () => {
    expect(found('venta')).toEqual(['ventas', 'canales', '61840277']);
  });

  it('leaves answers of a service as they came, and no empty group', () => {
    expect(found('zzz')).toEqual(['61840277']);
    expect(matchCommands(groups, ' ').map(({ id }) => id)).toEqual(['paginas', 'pedidos']);
  });
});

describe('the arrows in the palette', () => {
  const commands = [
    { id: 'uno', label: 'Uno' },
    { id: 'dos', label: 'Dos' },
    { id: 'tres', label: 'Tres' },
  ];
  it('begin at the end that they come from, walk, and go round', () => {
    expect(stepFrom(commands, undefined, 1)).toBe('uno');
    expect(stepFrom(commands, undefined, -1)).toBe('tres');
    expect(stepFrom(commands, 'uno', 1)).toBe('dos');
    expect(stepFrom(commands, 'tres', 1)).toBe('uno');
    expect(stepFrom(commands, 'uno', -1)).toBe('tres');
  });

  it('have nowhere to go where nothing was found', () => {
    expect(stepFrom([], 'uno', 1)).toBeUndefined();
  });
});
