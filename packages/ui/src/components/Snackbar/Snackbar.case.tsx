import { conformanceCase } from '../../testing/conformance.ts';
import { createSnackbarQueue } from './snackbar-queue.ts';
import { SnackbarRegion } from './Snackbar.tsx';

const queue = createSnackbarQueue();

export default conformanceCase({
  name: 'SnackbarRegion',
  component: SnackbarRegion,
  render: (props) => <SnackbarRegion {...props} queue={queue} />,
  strings: {
    defaults: ['Avisos'],
    replaced: <SnackbarRegion queue={queue} label="News" closeLabel="Close" />,
  },
});
