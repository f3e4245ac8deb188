import { conformanceCase } from '../../testing/conformance.ts';
import { OfflineBanner } from './OfflineBanner.tsx';

const actions = [{ id: '1', title: '61840277' }];

export default conformanceCase({
  name: 'OfflineBanner',
  component: OfflineBanner,
  render: (props) => <OfflineBanner dataTime="09:42" actions={actions} showActions {...props} />,
  strings: {
    defaults: [
      'Sin conexión',
      'Ves datos',
      '1 acción espera',
      'Al volver',
      'En espera',
      'Acciones en espera',
    ],
    replaced: (
      <OfflineBanner
        dataTime="09:42"
        actions={actions}
        showActions
        labels={{
          title: 'Offline.',
          dataFrom: (time) => time,
          waiting: String,
          promise: 'Later.',
          list: 'Queue',
          waitingState: 'Waits',
        }}
      />
    ),
  },
});
