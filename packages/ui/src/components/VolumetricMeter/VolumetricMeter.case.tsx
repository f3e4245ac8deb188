import { conformanceCase } from '../../testing/conformance.ts';
import { VolumetricMeter } from './VolumetricMeter.tsx';

const measures = { height: 30, width: 25, depth: 20, weight: 2.1 };

export default conformanceCase({
  name: 'VolumetricMeter',
  component: VolumetricMeter,
  render: (props) => <VolumetricMeter {...measures} {...props} />,
  strings: {
    defaults: ['Peso real', 'Volumétrico', 'La paquetería cobra'],
    replaced: (
      <VolumetricMeter
        {...measures}
        labels={{ actual: 'Actual', volumetric: 'Volume', charged: 'Charged' }}
      />
    ),
  },
});
