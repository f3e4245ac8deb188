import { conformanceCase } from '../../testing/conformance.ts';
import { TextField } from './TextField.tsx';

export default conformanceCase({
  name: 'TextField',
  component: TextField,
  render: (props) => <TextField {...props} aria-label="Alto" optional label="Alto" maxCount={50} />,
  strings: {
    defaults: ['(opcional)', '0 de 50'],
    replaced: (
      <TextField
        label="Alto"
        optional
        optionalLabel="(if any)"
        maxCount={50}
        countLabel={(count, max) => `${count}/${max}`}
      />
    ),
  },
});
