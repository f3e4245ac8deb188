/** The body of a sale by hand of one thing, whose client is called so. */
export const newOrder = (storeId: string, client: string) => ({
  storeId,
  clientData: { fullname: client, email: 'rosa@example.com' },
  shippingAddress: {
    zipCode: '06600',
    city: 'Ciudad de México',
    phoneNumber: '5512345678',
    notes: null,
    outdoorNumber: '222',
    interiorNumber: null,
    borough: 'Cuauhtémoc',
    betweenStreets: null,
    suburb: 'Juárez',
    stateCode: 'MX-DIF',
    state: 'Ciudad de Mexico',
    street: 'Paseo de la Reforma',
    addressee: null,
  },
  orderedProductsList: [{ sku: null, name: 'Bolsa de regalo', quantity: 1, salePrice: 29.5, dimensions: [] }],
});
