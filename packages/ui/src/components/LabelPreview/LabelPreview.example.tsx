import { LabelPreview } from '@trastienda/ui/LabelPreview';

export function Example() {
  return (
    <LabelPreview
      carrier="Veloz MX"
      service="Terrestre"
      guide="774109362218"
      origin={{
        name: 'Casa Lumbre, almacén',
        street: 'Calle Hidalgo 45, Int. 3',
        neighborhood: 'Santa Teresita',
        zipCode: '44160',
        city: 'Guadalajara, Jal.',
        phone: '3312345678',
      }}
      destination={{
        name: 'Jorge Ruiz',
        street: 'Av. de los Encinos 2305, Int. 4',
        neighborhood: 'Fraccionamiento Residencial Mirador del Valle',
        zipCode: '64070',
        city: 'Monterrey, N. L.',
        phone: '8112344417',
      }}
      content="Vasos de vidrio y canasta de palma"
      parcel="30 × 25 × 20 cm · 3.00 kg"
      order="Pedido 52093318"
    />
  );
}
