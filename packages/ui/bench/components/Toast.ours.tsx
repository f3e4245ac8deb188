import { Button } from '@trastienda/ui/Button';
import { createSnackbarQueue, SnackbarRegion } from '@trastienda/ui/Snackbar';

const queue = createSnackbarQueue();

export const Part = () => (
  <>
    <SnackbarRegion queue={queue} />
    <Button onPress={() => queue.add({ message: 'Listo' })}>Avisar</Button>
  </>
);
