import { MexicoMap, mexicoMapCredit, type StateValue } from '@trastienda/ui/MexicoMap';

// Money is in centavos. A state is told by its ISO code or by its name.
const sales: StateValue[] = [
  { state: 'MX-JAL', value: 8_572_000 },
  { state: 'MX-NLE', value: 6_130_000 },
  { state: 'MX-MEX', value: 4_810_000 },
  { state: 'MX-DIF', value: 4_490_000 },
  { state: 'MX-PUE', value: 2_980_000 },
  { state: 'MX-VER', value: 2_650_000 },
  { state: 'MX-GUA', value: 2_140_000 },
  { state: 'MX-CHH', value: 1_590_000 },
  { state: 'MX-SON', value: 1_420_000 },
  { state: 'MX-BCN', value: 1_270_000 },
];

export function Example() {
  return (
    <>
      <MexicoMap
        title="Ventas por estado"
        items={sales}
        limits={[50_000, 250_000, 800_000, 1_600_000, 3_200_000, 6_400_000]}
      />
      <p>{mexicoMapCredit.text}</p>
    </>
  );
}
