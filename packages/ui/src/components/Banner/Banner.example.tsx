import { Banner } from '@trastienda/ui/Banner';

export function Example() {
  return (
    <Banner tone="info" title="Seguro incluido en el total.">
      Cubre hasta $2,257.00 por daño o pérdida.
    </Banner>
  );
}
