import { Heading } from '@trastienda/ui/Heading';

export function Example() {
  return (
    <section aria-labelledby="recoleccion">
      <Heading id="recoleccion">Direcciones de recolección</Heading>
      <Heading level={3}>Bodega Monterrey</Heading>
    </section>
  );
}
