export {
  LabelSheetPicker,
  type LabelSheetPickerLabels,
  type LabelSheetPickerProps,
} from './LabelSheetPicker.tsx';
