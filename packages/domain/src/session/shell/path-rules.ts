/**
 * Says whether the wallet is shown on a path: on the home route only. Query and hash do not count.
 * @example mustShowWallet('/?store=10452') // => true
 * @example mustShowWallet('/mis-pedidos') // => false
 */
export function mustShowWallet(path: string): boolean {
  return pathname(path) === '/';
}

/**
 * Says whether the sidebar holds only "Subir facturas": on every route under /subir-facturas.
 * @example invoiceSidebar('/subir-facturas/masivas') // => true
 * @example invoiceSidebar('/subir-facturas-2') // => false
 */
export function invoiceSidebar(path: string): boolean {
  const name = pathname(path);
  return name === '/subir-facturas' || name.startsWith('/subir-facturas/');
}

function pathname(path: string): string {
  return path.replace(/[?#].*/su, '');
}
