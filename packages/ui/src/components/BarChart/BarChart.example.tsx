import { BarChart } from '@trastienda/ui/BarChart';
import { ChannelTile } from '@trastienda/ui/ChannelBadge';

// Money is in centavos; the change against the period before is in percent.
const sales = [
  { key: 'SR', label: 'Sears', value: 16_961_638, change: 6.1 },
  { key: 'CS', label: 'Claroshop', value: 11_581_333, change: 11.8 },
  { key: 'ML', label: 'Mercado Libre', value: 6_656_987, change: 20.3 },
  { key: 'PG', label: 'Páginas', value: 4_012_430, change: 4.2 },
  { key: 'SN', label: 'Sanborns', value: 2_781_344, change: -3.8 },
  { key: 'SP', label: 'Shopify', value: 1_778_236, change: 9 },
  { key: 'SH', label: 'Shein', value: 1_094_299, change: -7.1 },
  { key: 'AE', label: 'AliExpress', value: 729_533, change: 15 },
];

export function Example() {
  return (
    <BarChart
      title="Ventas por marketplace"
      items={sales.map((channel) => ({ ...channel, mark: <ChannelTile code={channel.key} label="" /> }))}
    />
  );
}
