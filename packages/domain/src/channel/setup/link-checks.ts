/** The checks of a shop while it is linked, and whenever the merchant tries it, in this order. */
export const linkChecks = [
  'tienda',
  'llave',
  'version',
  'moneda',
  'reloj',
  'pedidos',
  'escritura',
  'envios',
] as const;

export type LinkCheckName = (typeof linkChecks)[number];

const passed: Readonly<Record<LinkCheckName, string>> = {
  tienda: 'Tu tienda contesta',
  llave: 'La llave abre tu tienda',
  version: 'Su versión de WooCommerce sirve',
  moneda: 'Vende en pesos mexicanos',
  reloj: 'Su reloj está bien',
  pedidos: 'La llave lee tus pedidos',
  escritura: 'La llave avisa de tus guías',
  envios: 'Tus guías quedan en los envíos del pedido',
};

/**
 * Says what a check that passed found.
 * @example linkCheckPassed('reloj') // => 'Su reloj está bien'
 */
export function linkCheckPassed(name: LinkCheckName): string {
  return passed[name];
}

/** A shop without parcels of its own is none the worse: its clients read of the guide in a note. */
export const guidesAsNotes = 'Tus clientes reciben su guía en una nota del pedido';
