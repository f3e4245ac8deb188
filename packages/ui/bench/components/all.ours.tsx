export { Part as Button } from './Button.ours.tsx';
export { Part as TextField } from './TextField.ours.tsx';
export { Part as Select } from './Select.ours.tsx';
export { Part as Dialog } from './Dialog.ours.tsx';
export { Part as Toast } from './Toast.ours.tsx';
export { Part as DateRangePicker } from './DateRangePicker.ours.tsx';
