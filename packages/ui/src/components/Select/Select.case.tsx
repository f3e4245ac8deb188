import { conformanceCase } from '../../testing/conformance.ts';
import { Select } from './Select.tsx';

export default conformanceCase({
  name: 'Select',
  component: Select,
  render: (props) => <Select {...props} aria-label="Canal" />,
  strings: { defaults: ['Elige una opción'], replaced: <Select aria-label="Canal" placeholder="Choose" /> },
});
