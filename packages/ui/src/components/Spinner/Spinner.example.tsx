import { Spinner } from '@trastienda/ui/Spinner';

export function Example() {
  return (
    // The ring is decoration, a block of its own: the words beside it are what is heard.
    <p role="status" style={{ display: 'flex', alignItems: 'center', gap: 8 }}>
      <Spinner />
      Generando…
    </p>
  );
}
