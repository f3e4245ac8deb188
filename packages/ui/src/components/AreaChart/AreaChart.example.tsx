import { AreaChart } from '@trastienda/ui/AreaChart';

const days = [
  '2025-11-19',
  '2025-11-20',
  '2025-11-21',
  '2025-11-22',
  '2025-11-23',
  '2025-11-24',
  '2025-11-25',
];

// Money is in centavos: one value for each day.
const channels = [
  {
    key: 'SR',
    label: 'Sears',
    values: [1_765_400, 1_821_600, 1_186_000, 1_380_600, 1_048_300, 2_021_600, 660_480],
  },
  {
    key: 'CS',
    label: 'Claroshop',
    values: [1_261_000, 1_391_500, 988_333, 1_239_000, 1_032_417, 1_444_000, 504_533],
  },
  {
    key: 'ML',
    label: 'Mercado Libre',
    values: [840_667, 1_012_000, 790_667, 708_000, 635_333, 962_667, 366_933],
  },
  {
    key: 'PG',
    label: 'Páginas',
    values: [819_650, 1_062_600, 593_000, 584_100, 571_800, 938_600, 385_280],
  },
];

export function Example() {
  return <AreaChart title="Ventas por canal" categories={days} series={channels} />;
}
