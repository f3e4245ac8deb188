import { ChannelBadge } from '@trastienda/ui/ChannelBadge';

const orders = [
  { id: '61840277', channel: 'SR' },
  { id: '52093318', channel: 'CS' },
  { id: '33771046', channel: 'SN' },
];

export function Example() {
  return (
    <ul>
      {orders.map(({ id, channel }) => (
        <li key={id}>
          <ChannelBadge code={channel} /> Pedido {id}
        </li>
      ))}
    </ul>
  );
}
