/** Tables as the files that programs write, for the tests of whoever reads tables. */
export * from './table-files.ts';
