import { conformanceCase } from '../../testing/conformance.ts';
import { OrderCard } from './OrderCard.tsx';

const required = {
  orderNumber: '52093318',
  channel: 'CS',
  status: 'pendiente',
  now: '2025-11-25T16:00:00Z',
} as const;

export default conformanceCase({
  name: 'OrderCard',
  component: OrderCard,
  render: (props) => <OrderCard {...required} {...props} />,
  strings: {
    defaults: ['Pedido 52093318'],
    replaced: <OrderCard {...required} labels={{ order: (number) => `Order ${number}` }} />,
  },
});
