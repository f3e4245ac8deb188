import {
  comboBoxTester,
  dateRangeTester,
  dialogTester,
  selectTester,
  snackbarTester,
  tableTester,
  type TestTools,
} from '@trastienda/ui/test';

/** A test of the application's own: every tester, with whatever finds and presses there. */
export async function order(tools: TestTools): Promise<readonly string[]> {
  await selectTester(tools, 'Estado').choose('Oaxaca');
  await comboBoxTester(tools, 'Colonia').choose('cen', 'Centro');
  await dateRangeTester(tools, 'Fecha del pedido').type('1/11/2025', '9/11/2025');
  await dialogTester(tools, '¿Generar la guía?', 'alertdialog').press('Si');
  await snackbarTester(tools).press('Guía generada', 'Deshacer');
  return tableTester(tools, 'Pedidos').cells('61840277');
}
