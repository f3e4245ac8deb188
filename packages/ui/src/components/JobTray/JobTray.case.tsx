import { conformanceCase } from '../../testing/conformance.ts';
import { JobTray } from './JobTray.tsx';
import type { Job } from './JobTray.model.ts';

const jobs: Job[] = [{ id: 'a', title: 'Pagos', state: 'done', href: '#' }];
const nothing = () => {};

export default conformanceCase({
  name: 'JobTray',
  component: JobTray,
  render: (props) => <JobTray jobs={jobs} placement="inline" onDismiss={nothing} {...props} />,
  strings: {
    defaults: ['Trabajos', 'Todo listo', 'Listo', 'Ver', 'Quitar de la lista'],
    replaced: (
      <JobTray
        jobs={jobs}
        placement="inline"
        onDismiss={nothing}
        labels={{
          title: 'Jobs',
          log: 'Progress',
          counts: () => 'All good',
          done: 'Done',
          see: 'Open',
          dismiss: (title) => `Dismiss ${title}`,
        }}
      />
    ),
  },
});
