import { centavos } from '@trastienda/domain';
import type { QuoteItem } from '../components/GuideWizard/quote.ts';
import type { LabelPreviewProps } from '../components/LabelPreview/LabelPreview.tsx';

// An invented guide, for stories and conformance.
export const label: LabelPreviewProps = {
  carrier: 'Veloz MX',
  service: 'Terrestre',
  guide: '774109362218',
  origin: {
    name: 'Casa Lumbre, almacén',
    street: 'Calle Hidalgo 45, Int. 3',
    neighborhood: 'Santa Teresita',
    zipCode: '44160',
    city: 'Guadalajara, Jal.',
    phone: '3312345678',
  },
  destination: {
    name: 'Jorge Ruiz',
    street: 'Av. de los Encinos 2305, Int. 4',
    neighborhood: 'Fraccionamiento Residencial Mirador del Valle',
    zipCode: '64070',
    city: 'Monterrey, N. L.',
    phone: '8112344417',
  },
  content: 'Vasos de vidrio y canasta de palma',
  parcel: '30 × 25 × 20 cm · 3.00 kg',
  order: 'Pedido 52093318',
};

const quote = (
  id: string,
  [carrier, code, service]: readonly [string, string, string],
  [arrival, arrivalNote, onTimeRate]: readonly [string, string, number],
  [parcel, insurance, total]: readonly [number, number, number],
  reason?: QuoteItem['reason'],
): QuoteItem => ({
  id,
  carrier,
  carrierCode: code,
  service,
  arrival,
  arrivalNote,
  onTimeRate,
  onTimeWhere: 'en Nuevo León',
  total: centavos(total),
  parcelCost: centavos(parcel),
  insuranceCost: centavos(insurance),
  extraCharge: centavos(0),
  extendedZone: centavos(total - parcel - insurance),
  ...(reason && { reason }),
});

export const quotes: readonly QuoteItem[] = [
  quote(
    've',
    ['Veloz MX', 'VE', 'Terrestre'],
    ['Viernes 28 nov', '3 días hábiles', 96],
    [13000, 1850, 14850],
    'recommended',
  ),
  quote(
    'r7',
    ['Ruta 7', 'R7', 'Económico'],
    ['Lunes 1 dic', '4 días hábiles', 89],
    [10340, 1850, 12190],
    'cheapest',
  ),
  quote(
    'ne1',
    ['Norte Express', 'NE', 'Día siguiente'],
    ['Miércoles 26 nov', '1 día hábil', 98],
    [22050, 1850, 23900],
    'fastest',
  ),
  quote(
    'ne2',
    ['Norte Express', 'NE', 'Terrestre'],
    ['Viernes 28 nov', '3 días hábiles', 94],
    [14390, 1850, 16240],
  ),
  quote(
    'bj',
    ['Bajío Paq', 'BJ', 'Terrestre'],
    ['Lunes 1 dic', '4 días hábiles', 91],
    [13630, 1850, 21480],
    'extendedZone',
  ),
];
