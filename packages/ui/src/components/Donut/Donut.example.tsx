import { Donut } from '@trastienda/ui/Donut';

// Money is in centavos. Up to six parts: the small ones go together under «Otros».
const sales = [
  { key: 'SR', label: 'Sears', value: 16_961_638 },
  { key: 'CS', label: 'Claroshop', value: 11_581_333 },
  { key: 'ML', label: 'Mercado Libre', value: 6_656_987 },
  { key: 'PG', label: 'Páginas', value: 4_012_430 },
  { key: 'SN', label: 'Sanborns', value: 2_781_344 },
  { key: 'OT', label: 'Otros', value: 3_602_068 },
];

export function Example() {
  return <Donut title="Ventas por canal" items={sales} />;
}
