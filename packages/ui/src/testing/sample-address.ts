import type { AddressValues } from '../components/AddressForm/AddressForm.model.ts';

/** Where the sample guide goes: everything that a carrier asks for, and an interior number. */
export const sampleAddress: AddressValues = {
  name: 'Jorge Ruiz',
  phone: '8112344417',
  zipCode: '64070',
  state: 'MX-NLE',
  borough: 'Monterrey',
  neighborhood: 'Mirador',
  street: 'Av. de los Encinos',
  outdoorNumber: '2305',
  interiorNumber: '4',
  reference: '',
};
