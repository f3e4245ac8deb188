// Testers for who uses the library: they find a component as a person does and keep its anatomy out of your tests.
export { comboBoxTester } from './combo-box.ts';
export { dateRangeTester } from './date-range.ts';
export { dialogTester } from './dialog.ts';
export { selectTester } from './select.ts';
export { snackbarTester } from './snackbar.ts';
export { tableTester } from './table.ts';
export type { TestTools } from './tools.ts';
