/** These tables, as other programs write them, are for tests of code that reads tables. */
export * from './table-files.ts';
