import { conformanceCase } from '../../testing/conformance.ts';
import { RadioGroup } from './RadioGroup.tsx';

export default conformanceCase({
  name: 'RadioGroup',
  component: RadioGroup,
  render: (props) => <RadioGroup {...props} aria-label="Orden" />,
});
