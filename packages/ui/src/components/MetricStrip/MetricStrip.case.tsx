import { conformanceCase } from '../../testing/conformance.ts';
import { MetricStrip } from './MetricStrip.tsx';

export default conformanceCase({
  name: 'MetricStrip',
  component: MetricStrip,
  render: (props) => <MetricStrip loading {...props} />,
  strings: { defaults: ['Cargando'], replaced: <MetricStrip loading loadingLabel="Loading" /> },
});
