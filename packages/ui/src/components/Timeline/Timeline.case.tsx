import { conformanceCase } from '../../testing/conformance.ts';
import { Timeline } from './Timeline.tsx';

const now = '2025-11-25T16:00:00Z';

export default conformanceCase({
  name: 'Timeline',
  component: Timeline,
  render: (props) => <Timeline now={now} loading {...props} />,
  strings: {
    defaults: ['Cargando línea de tiempo'],
    replaced: <Timeline now={now} loading labels={{ loading: 'Loading' }} />,
  },
});
