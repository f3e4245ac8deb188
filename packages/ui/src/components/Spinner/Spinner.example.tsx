import { Inline } from '@trastienda/ui/Inline';
import { Spinner } from '@trastienda/ui/Spinner';

export function Example() {
  return (
    // The ring is decoration, a block of its own: the words beside it are what is heard.
    <Inline role="status">
      <Spinner />
      Generando…
    </Inline>
  );
}
