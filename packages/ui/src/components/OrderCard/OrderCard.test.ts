import { describe, expect, it } from 'vitest';
import { piecesText, shortOrderNumber } from './OrderCard.model.ts';

describe('an order number on a card', () => {
  it('is whole while it fits', () => {
    expect(shortOrderNumber('GSH18B07K2M4')).toBe('GSH18B07K2M4');
    expect(shortOrderNumber('PG-1046')).toBe('PG-1046');
  });

  it('loses its start when it is long, never its end', () => {
    expect(shortOrderNumber('2000008411872206')).toBe('…411872206');
  });
});

describe('the pieces of an order', () => {
  it('agree in number', () => {
    expect(piecesText(1)).toBe('1 pieza');
    expect(piecesText(1248)).toBe('1,248 piezas');
  });
});
