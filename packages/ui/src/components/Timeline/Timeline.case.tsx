import { conformanceCase } from '../../testing/conformance.ts';
import { Timeline } from './Timeline.tsx';

const now = '2025-11-25T16:00:00Z';

const events = [{ key: 'a', title: 'Guía', at: '2025-11-24T15:12:00Z', isNew: true, raw: '{}' }];
const labels = { loading: 'Loading', fresh: 'New', raw: 'Data', when: () => 'Yesterday' };

export default conformanceCase({
  name: 'Timeline',
  component: Timeline,
  render: (props) => <Timeline now={now} loading {...props} />,
  strings: {
    defaults: ['Cargando línea de tiempo', 'Nuevo', 'Ver datos', 'Ayer, 09:12'],
    saying: (
      <>
        <Timeline now={now} loading />
        <Timeline now={now} events={events} />
      </>
    ),
    replaced: (
      <>
        <Timeline now={now} loading labels={labels} />
        <Timeline now={now} events={events} labels={labels} />
      </>
    ),
  },
});
