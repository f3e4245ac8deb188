export { AddressForm, type AddressFormLabels, type AddressFormProps } from './AddressForm.tsx';
export {
  emptyAddress,
  validateAddress,
  type AddressErrors,
  type AddressField,
  type AddressProblems,
  type AddressValues,
} from './AddressForm.model.ts';
