import { conformanceCase } from '../../testing/conformance.ts';
import { FileDrop } from './FileDrop.tsx';

export default conformanceCase({
  name: 'FileDrop',
  component: FileDrop,
  render: (props) => <FileDrop kind="evidence" {...props} />,
  strings: {
    defaults: ['Arrastra tu archivo o elígelo', 'máximo', 'Elegir archivo'],
    replaced: (
      <FileDrop
        kind="evidence"
        labels={{ title: 'Drop your file', limits: (types) => types, choose: 'Choose' }}
      />
    ),
  },
});
