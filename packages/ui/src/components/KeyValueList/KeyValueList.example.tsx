import { centavos } from '@trastienda/domain';
import { KeyValueList } from '@trastienda/ui/KeyValueList';
import { Money } from '@trastienda/ui/Money';

export function Example() {
  return (
    <KeyValueList
      items={[
        { key: 'sale', label: 'Venta', hint: '3 piezas', value: <Money amount={centavos(225700)} /> },
        {
          key: 'fee',
          label: 'Comisión Claroshop',
          hint: '15 %',
          value: <Money amount={centavos(-33855)} />,
        },
        { key: 'guide', label: 'Guía', hint: 'cotizada', value: <Money amount={centavos(-14850)} /> },
        { key: 'total', label: 'Te queda', value: <Money amount={centavos(176995)} />, total: true },
      ]}
    />
  );
}
