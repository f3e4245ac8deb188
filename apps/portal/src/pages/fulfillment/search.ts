import { defineSearch, flag, integer, oneOf, pageSize, text } from '../../shared/routes/search-schema.ts';

/** A new shipment, or the one that waits to be sent; `lista`: what is in its boxes, to be printed. */
export const sendSearch = defineSearch({ envio: text(120), lista: flag() });

/** The form of a withdrawal, or the ones of before. */
export const withdrawSearch = defineSearch({
  vista: oneOf(['nuevo', 'anteriores'], 'nuevo'),
  pagina: integer(1, (page) => page >= 1),
  tamano: pageSize(),
});
export type WithdrawSearch = ReturnType<typeof withdrawSearch.parse>;

export const withdrawAddress = (search: Partial<WithdrawSearch> = {}): string =>
  `/fulfillment/retirar-inventario${withdrawSearch.format(search)}`;

/** What the warehouses have: filters, page, and the SKU that is open. */
export const stockSearch = defineSearch({
  q: text(120),
  almacen: text(120),
  pagina: integer(1, (page) => page >= 1),
  tamano: pageSize(),
  sku: text(50),
});
export type StockSearch = ReturnType<typeof stockSearch.parse>;

export const stockAddress = (search: Partial<StockSearch> = {}): string =>
  `/fulfillment/consultar-inventario${stockSearch.format(search)}`;
