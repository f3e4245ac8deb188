/** Short forms of the specification that lead to the full address, query kept (D27, D34). */
export const redirects: Readonly<Record<string, string>> = {
  '/subir-facturas': '/subir-facturas/automaticas',
  '/entregar-pedido': '/mis-pedidos/entregar-pedido',
  '/separar-pedido': '/mis-pedidos/separar-pedido',
  '/subir-evidencia': '/mis-pedidos/subir-evidencia',
  '/retirar-inventario': '/fulfillment/retirar-inventario',
  '/consultar-inventario': '/fulfillment/consultar-inventario',
  '/manuales': '/subir-facturas/manuales',
  '/masivas': '/subir-facturas/masivas',
};
