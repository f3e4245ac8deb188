import { VisuallyHidden } from '@trastienda/ui/VisuallyHidden';

export function Example() {
  return <VisuallyHidden>Solo lo lee un lector de pantalla</VisuallyHidden>;
}
