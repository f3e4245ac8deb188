import { conformanceCase } from '../../testing/conformance.ts';
import { DateRangePicker } from './DateRangePicker.tsx';

export default conformanceCase({
  name: 'DateRangePicker',
  component: DateRangePicker,
  render: (props) => (
    <DateRangePicker
      {...props}
      value={{ preset: 'today' }}
      presets={[{ id: 'today', label: 'Hoy' }]}
      onClear={() => {}}
    />
  ),
  strings: { defaults: ['Fecha'], replaced: <DateRangePicker label="Day" labels={{ apply: 'Apply' }} /> },
});
