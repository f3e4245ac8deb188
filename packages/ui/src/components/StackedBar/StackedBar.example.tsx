import { StackedBar, type StackSeries } from '@trastienda/ui/StackedBar';

const days = [
  '2025-10-27',
  '2025-10-28',
  '2025-10-29',
  '2025-10-30',
  '2025-10-31',
  '2025-11-01',
  '2025-11-02',
];

// Money is in centavos, one value for each day.
const channels: StackSeries[] = [
  {
    key: 'SR',
    label: 'Sears',
    values: [1_198_000, 1_613_300, 1_575_200, 1_758_400, 1_736_400, 1_248_000, 1_413_100],
  },
  {
    key: 'CS',
    label: 'Claroshop',
    values: [998_333, 1_447_833, 1_551_333, 1_256_000, 1_326_417, 1_040_000, 1_268_167],
  },
  {
    key: 'ML',
    label: 'Mercado Libre',
    values: [798_667, 827_333, 954_667, 837_333, 964_667, 832_000, 724_667],
  },
];

export function Example() {
  return <StackedBar title="Ventas por canal" categories={days} series={channels} />;
}
