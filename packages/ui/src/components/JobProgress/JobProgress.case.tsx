import { conformanceCase } from '../../testing/conformance.ts';
import { JobProgress } from './JobProgress.tsx';

const nothing = () => {};

export default conformanceCase({
  name: 'JobProgress',
  component: JobProgress,
  render: (props) => <JobProgress title="Guías" done={1} total={2} onCancel={nothing} {...props} />,
  strings: {
    defaults: ['1 de 2', 'Cancelar'],
    replaced: (
      <JobProgress
        title="Guías"
        done={1}
        total={2}
        onCancel={nothing}
        labels={{ count: (done, total) => `${done}/${total}`, cancel: 'Stop' }}
      />
    ),
  },
});
