import { conformanceCase } from '../../testing/conformance.ts';
import { OrderCard, type OrderCardLabels } from './OrderCard.tsx';

const required = {
  orderNumber: '52093318',
  channel: 'CS',
  status: 'pendiente',
  now: '2025-11-25T16:00:00Z',
} as const;

const full = {
  ...required,
  purchasedAt: '2025-11-25T15:12:00Z',
  shipBy: '2025-11-26T00:00:00Z',
  itemName: 'Taza',
  moreItems: 2,
  pieces: 3,
  onSelectedChange: () => {},
};
const labels: OrderCardLabels = {
  order: (number) => `Order ${number}`,
  select: (number) => `Select ${number}`,
  more: (articles) => `and ${articles} more`,
  purchasedAt: () => 'Today',
  channel: (code) => code,
  pieces: (pieces) => `${pieces} pieces`,
  deadline: () => 'Today',
  status: () => 'In preparation',
  mixed: 'Mixed',
};

export default conformanceCase({
  name: 'OrderCard',
  component: OrderCard,
  render: (props) => <OrderCard {...required} {...props} />,
  strings: {
    defaults: [
      'Pedido 52093318',
      'Seleccionar el pedido',
      'y 2 más',
      'Claroshop',
      'Hoy, 09:12',
      '3 piezas',
      'Hoy 18:00',
      'En preparación',
      'Mixto',
    ],
    saying: (
      <>
        <OrderCard {...full} />
        <OrderCard {...full} mixedCount={2} />
      </>
    ),
    replaced: (
      <>
        <OrderCard {...full} labels={labels} />
        <OrderCard {...full} labels={labels} mixedCount={2} />
      </>
    ),
  },
});
