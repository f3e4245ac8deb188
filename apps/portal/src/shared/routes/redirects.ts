import { patterns } from './patterns.ts';

/** Short forms of the specification that lead to the full address, query kept (D27, D34). */
export const redirects: Readonly<Record<string, string>> = {
  '/subir-facturas': patterns.automaticInvoices,
  '/entregar-pedido': patterns.deliverOrder,
  '/separar-pedido': patterns.splitOrder,
  '/subir-evidencia': patterns.uploadEvidence,
  '/retirar-inventario': patterns.withdrawInventory,
  '/consultar-inventario': patterns.viewInventory,
  '/manuales': patterns.manualInvoices,
  '/masivas': patterns.massInvoices,
};
