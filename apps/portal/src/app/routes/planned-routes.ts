/** Routes of the specification whose screens are still to be built: one honest page answers all of them. */
export const plannedRoutes = [
  '/canales-de-venta/marketplaces',
  '/canales-de-venta/marketplaces/setup',
  '/canales-de-venta/marketplaces/aviso',
  '/mis-productos/catalogo-de-productos',
  '/mis-productos/catalogo-de-productos/crear-producto',
  '/mis-productos/catalogo-de-productos/editar-producto/:productId',
  '/mis-productos/catalogo-de-productos/edicion-masiva',
  '/mis-productos/catalogo-de-productos/seleccionar-plantilla',
  '/mis-productos/catalogo-de-productos/carga-masiva',
  '/mis-productos/catalogo-de-productos/activacion-masiva',
  '/fulfillment',
  '/fulfillment/enviar-inventario',
  '/fulfillment/retirar-inventario',
  '/fulfillment/consultar-inventario',
  '/reporte',
  '/precios',
  '/reportes/ventas',
  '/reportes/inventario',
  '/informacion-fiscal',
  '/datos-almacen',
  '/informacion-bancaria',
  '/mis-pagos',
  '/mis-pagos/evidencias-rechazadas',
  '/mis-pagos/evidencias-rechazadas/cambio-de-guia',
  '/subir-facturas/automaticas',
  '/subir-facturas/manuales',
  '/subir-facturas/masivas',
] as const;

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

/** Of who has no store yet: outside of the shell, and one page until the steps are built (D86). */
export const onboardingRoutes = [
  '/onboarding',
  '/onboarding/validacion-identidad',
  '/onboarding/contrato',
] as const;
