/** An address of another product with the store id in its query; its own query is preserved (D6). */
export function externalAddress(address: string | null, storeId: string): string | undefined {
  if (address === null) return undefined;
  const isOwnPath = address.startsWith('/');
  const url = new URL(address, 'http://own.invalid');
  url.searchParams.set('storeId', storeId);
  return isOwnPath ? `${url.pathname}${url.search}${url.hash}` : url.href;
}
