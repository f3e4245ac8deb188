import { Button } from '@trastienda/ui/Button';
import { createSnackbarQueue, SnackbarRegion } from '@trastienda/ui/Snackbar';

// An application has one queue and one region; whatever has news adds to the queue.
const snackbars = createSnackbarQueue();

export function Example() {
  return (
    <>
      <Button onPress={() => snackbars.add({ message: 'Operación realizada con éxito' })}>Guardar</Button>
      <SnackbarRegion queue={snackbars} />
    </>
  );
}
