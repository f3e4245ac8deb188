import { describe, expect, it } from 'vitest';
import { deadlineWords, piecesText, shortOrderNumber } from './OrderCard.model.ts';

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

describe('the deadline of an order', () => {
  it('says what it is while it is a date alone: beside the status it would be when the order got there', () => {
    expect(deadlineWords({ state: 'on-track', tone: 'neutral', label: '28 nov, 18:00' })).toBe(
      'Límite: 28 nov, 18:00',
    );
    expect(deadlineWords({ state: 'on-track', tone: 'neutral', label: 'Mañana, 22:00' })).toBe(
      'Límite: mañana, 22:00',
    );
  });

  it('is short on a badge, whose clock says it', () => {
    expect(deadlineWords({ state: 'today', tone: 'critical', label: 'Hoy 18:00' })).toBe('Hoy 18:00');
    expect(deadlineWords({ state: 'overdue', tone: 'critical', label: 'Venció ayer 18:00' })).toBe(
      'Venció ayer 18:00',
    );
  });
});
