import { Thumbnail } from '@trastienda/ui/Thumbnail';

export function Example() {
  // The first letter of the name shows where there is no picture.
  return <Thumbnail src="https://example.com/fotos/vasos.jpg" name="Vasos" />;
}
