export * from './mexican-states.ts';
export * from './mexican-state-of.ts';
export * from './state-of-postal-code.ts';
export * from './time-zone-of-address.ts';
