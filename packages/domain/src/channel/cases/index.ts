export * from './case-causes.ts';
export * from './case-ways.ts';
export * from './case-words.ts';
export * from './order-fault-sentence.ts';
