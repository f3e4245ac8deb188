export * from './mexican-states.ts';
export * from './state-of-postal-code.ts';
