import { LineChart } from '@trastienda/ui/LineChart';

const days = Array.from({ length: 14 }, (_, at) => `2025-11-${12 + at}`);

// Money is in centavos: one value for each day.
const sales = [
  1_490_000, 2_610_000, 3_126_000, 3_074_000, 2_113_000, 3_002_000, 1_129_000, 1_261_000, 1_518_000,
  1_186_000, 1_062_000, 953_000, 1_444_000, 550_400,
];
const salesBefore = [
  1_226_000, 1_269_000, 1_337_500, 953_000, 982_000, 1_492_000, 1_241_000, 1_381_000, 1_315_000, 1_274_000,
  1_056_000, 926_000, 1_354_000, 1_501_000,
];

export function Example() {
  return (
    <LineChart
      title="Rendimiento por día"
      categories={days}
      series={[
        { key: 'now', label: 'Este periodo', values: sales, role: 'current' },
        { key: 'before', label: 'Periodo anterior', values: salesBefore, role: 'previous' },
      ]}
      events={[{ from: '2025-11-13', to: '2025-11-17', label: 'Buen Fin' }]}
      partialLast
    />
  );
}
