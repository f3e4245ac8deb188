export * from './quantity-lines.ts';
export * from './stock-moves.ts';
export * from './suggested-units.ts';
export * from './units-fault.ts';
export * from './withdrawal-statuses.ts';
