import { describe, expect, test } from 'vitest';
import {
  isStockShipmentCancelable,
  missingUnits,
  stockShipmentLabel,
  stockShipmentStatuses,
} from './stock-shipment-statuses.ts';

describe('a shipment of stock to the warehouse (S1.9, S2.54)', () => {
  test('has a word of its own for each status', () => {
    expect(stockShipmentStatuses.map(stockShipmentLabel)).toEqual([
      'Por enviar',
      'En camino',
      'Recibido',
      'Recibido con diferencias',
      'Cancelado',
    ]);
  });

  test('may be cancelled until the warehouse has counted it, and only once', () => {
    expect(stockShipmentStatuses.filter(isStockShipmentCancelable)).toEqual(['creado', 'en_transito']);
  });

  test.each([
    [30, null, null],
    [30, 30, 0],
    [30, 28, 2],
    [30, 31, -1],
    [30, 0, 30],
  ])('of %d units sent, %s counted: %s are missing', (quantity, received, missing) => {
    expect(missingUnits({ quantity, received })).toBe(missing);
  });
});
