export * from './DateRangePicker.tsx';
export type { DateRangePresetOption, DateRangeValue, DayRangeValue } from './DateRangePicker.model.ts';
