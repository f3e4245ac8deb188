import { conformanceCase } from '../../testing/conformance.ts';
import { ProgressSteps } from './ProgressSteps.tsx';

const steps = [
  { key: 'a', label: 'Paquete' },
  { key: 'b', label: 'Cotizar' },
];

export default conformanceCase({
  name: 'ProgressSteps',
  component: ProgressSteps,
  render: (props) => <ProgressSteps steps={steps} {...props} />,
  strings: {
    defaults: ['paso actual', 'por hacer'],
    replaced: <ProgressSteps steps={steps} labels={{ now: 'current', next: 'to do' }} />,
  },
});
