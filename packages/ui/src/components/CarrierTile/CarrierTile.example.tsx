import { CarrierTile } from '@trastienda/ui/CarrierTile';

export function Example() {
  return (
    <ul>
      <li>
        <CarrierTile name="Norte Express" /> Terrestre, llega el viernes 28 de noviembre
      </li>
      <li>
        <CarrierTile name="Ruta 7" code="R7" decorative /> Ruta 7, llega el lunes 1 de diciembre
      </li>
    </ul>
  );
}
