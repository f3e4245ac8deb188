export interface ColonyOption {
  readonly id: string;
  readonly label: string;
  readonly postalCode: string;
}

/**
 * The options of the neighborhood field from a postal-code lookup, in its order.
 * @example colonyOptions({ postalCode: '06600', colonias: [{ id: '0660-1', name: 'Juárez' }] }) // => [{ id: '0660-1', label: 'Juárez', postalCode: '06600' }]
 */
export function colonyOptions(zipCode: {
  readonly postalCode: string;
  readonly colonias: readonly { readonly id: string; readonly name: string }[];
}): ColonyOption[] {
  return zipCode.colonias.map(({ id, name }) => ({ id, label: name, postalCode: zipCode.postalCode }));
}
