import { Spinner } from '@trastienda/ui/Spinner';

export function Example() {
  // The ring is decoration: the words are what is heard.
  return (
    <p role="status">
      <Spinner /> Generando…
    </p>
  );
}
