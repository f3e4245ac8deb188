import { DateRangePicker } from '@trastienda/ui/DateRangePicker';

export const Part = () => <DateRangePicker label="Periodo" />;
