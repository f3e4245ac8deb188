import { conformanceCase } from '../../testing/conformance.ts';
import { NumberField } from './NumberField.tsx';

const small = { label: 'Alto', optional: true, value: 1, min: 2 };

export default conformanceCase({
  name: 'NumberField',
  component: NumberField,
  render: (props) => <NumberField {...props} label="Alto" optional />,
  strings: {
    defaults: ['(opcional)', 'Disminuir', 'Aumentar', 'El mínimo es 2'],
    saying: <NumberField {...small} />,
    replaced: (
      <NumberField
        {...small}
        problem={(_, code) => code}
        optionalLabel="(if any)"
        labels={{ increase: 'More', decrease: 'Less' }}
      />
    ),
  },
});
