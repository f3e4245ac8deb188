export { AddressForm, type AddressFormLabels, type AddressFormProps } from './AddressForm.tsx';
export {
  emptyAddress,
  validateAddress,
  type AddressErrors,
  type AddressField,
  type AddressValues,
} from './AddressForm.model.ts';
