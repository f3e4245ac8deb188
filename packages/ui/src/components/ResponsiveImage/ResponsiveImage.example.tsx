import { ResponsiveImage } from '@trastienda/ui/ResponsiveImage';

export function Example() {
  return (
    // It comes in the size of its place where UiProvider has an `imageEndpoint`, else as it is.
    <ResponsiveImage src="/fotos/cafetera-de-peltre.jpg" alt="Cafetera de peltre azul" width={160} />
  );
}
