import { addressOf, patterns } from '../../shared/routes/patterns.ts';
import {
  defineSearch,
  flag,
  oneOf,
  pageNumber,
  pageSize,
  text,
  words,
} from '../../shared/routes/search-schema.ts';

/**
 * A new shipment, or the one that waits to be sent; `lista`: what is in its boxes, to be printed; `sku`: one that is to be in it.
 */
export const sendSearch = defineSearch({ envio: text(120), lista: flag(), sku: text(50) });

/** The form of a withdrawal, with a SKU that is to be in it, or the ones of before. */
export const withdrawSearch = defineSearch({
  vista: oneOf(['nuevo', 'anteriores'], 'nuevo'),
  sku: text(50),
  pagina: pageNumber(),
  tamano: pageSize(),
});

export const withdrawAddress = addressOf(patterns.withdrawInventory, withdrawSearch);

/** The stock of the warehouses: filters, page, and the open SKU. */
export const stockSearch = defineSearch({
  q: words(120),
  almacen: text(120),
  /** The orders of the list: by the nearest end of the stock, or by name; the service has no other. */
  orden: oneOf(['dias', 'nombre'], 'dias'),
  pagina: pageNumber(),
  tamano: pageSize(),
  sku: text(50),
});
export type StockSearch = ReturnType<typeof stockSearch.parse>;

export const stockAddress = addressOf(patterns.viewInventory, stockSearch);
