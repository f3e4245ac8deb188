export { Part as Button } from './Button.aria.tsx';
export { Part as TextField } from './TextField.aria.tsx';
export { Part as Select } from './Select.aria.tsx';
export { Part as Dialog } from './Dialog.aria.tsx';
export { Part as Toast } from './Toast.aria.tsx';
export { Part as DateRangePicker } from './DateRangePicker.aria.tsx';
