import { conformanceCase } from '../../testing/conformance.ts';
import { TextArea } from './TextArea.tsx';

export default conformanceCase({
  name: 'TextArea',
  component: TextArea,
  render: (props) => <TextArea {...props} label="Nota" optional maxCount={50} />,
  strings: {
    defaults: ['(opcional)', '0 de 50'],
    replaced: (
      <TextArea
        label="Nota"
        optional
        optionalLabel="(if any)"
        maxCount={50}
        countLabel={(count, max) => `${count}/${max}`}
      />
    ),
  },
});
