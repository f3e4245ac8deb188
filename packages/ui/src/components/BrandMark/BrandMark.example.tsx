import { BrandMark } from '@trastienda/ui/BrandMark';

export function Example() {
  // Alone it is an image called «Trastienda»; `withName` writes the name beside it.
  return (
    <a href="/">
      <BrandMark />
    </a>
  );
}
