import { centavos } from '@trastienda/domain';
import { TopTable, type TopOrder, type TopRow } from '@trastienda/ui/TopTable';
import { useState } from 'react';

const rows: TopRow[] = [
  {
    id: 'VS-6-AZ',
    name: 'Juego de 6 vasos de vidrio soplado azul',
    code: 'VS-6-AZ',
    category: 'Cristalería',
    href: '/mis-productos/VS-6-AZ',
    units: 71,
    amount: centavos(6_382_900),
    // Share and change are percents; `null` says that there is nothing to compare with.
    share: 14,
    change: 31,
  },
  {
    id: 'MO-PV-20',
    name: 'Molcajete de piedra volcánica 20 cm',
    code: 'MO-PV-20',
    category: 'Preparación',
    href: '/mis-productos/MO-PV-20',
    units: 64,
    amount: centavos(7_993_600),
    share: 17.5,
    change: 12,
  },
  {
    id: 'JR-TV-M',
    name: 'Jarrón de talavera mediano',
    code: 'JR-TV-M',
    category: 'Jarrones',
    href: '/mis-productos/JR-TV-M',
    units: 19,
    amount: centavos(3_562_500),
    share: 7.8,
    change: null,
  },
];

export function Example() {
  const [order, setOrder] = useState<TopOrder>('amount');
  return <TopTable rows={rows} order={order} onOrderChange={setOrder} />;
}
