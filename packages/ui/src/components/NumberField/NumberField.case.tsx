import { conformanceCase } from '../../testing/conformance.ts';
import { NumberField } from './NumberField.tsx';

export default conformanceCase({
  name: 'NumberField',
  component: NumberField,
  render: (props) => <NumberField {...props} label="Alto" optional />,
  strings: {
    defaults: ['(opcional)', 'Disminuir', 'Aumentar'],
    replaced: (
      <NumberField
        label="Alto"
        optional
        optionalLabel="(if any)"
        labels={{ increase: 'More', decrease: 'Less' }}
      />
    ),
  },
});
