export type CarrierName = { readonly deliveryCarrierId: string; readonly deliveryCarrierName: string };

const capitalised = (word: string): string =>
  word.length <= 2 ? word.toUpperCase() : word.charAt(0).toUpperCase() + word.slice(1);

/** The carrier's name on screen: the service's own, else its key in words ('veloz-mx' reads 'Veloz MX'). */
export function carrierName(key: string, known: readonly CarrierName[] = []): string {
  return (
    known.find(({ deliveryCarrierId }) => deliveryCarrierId === key)?.deliveryCarrierName ??
    key
      .split(/[-_ ]+/u)
      .map(capitalised)
      .join(' ')
  );
}
