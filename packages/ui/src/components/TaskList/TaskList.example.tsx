import { Card } from '@trastienda/ui/Card';
import { BoxIcon, ClockIcon, UnlinkIcon } from '@trastienda/ui/icons';
import { TaskList, type Task } from '@trastienda/ui/TaskList';

// The most urgent stands first: the order is yours.
const tasks: Task[] = [
  {
    key: 'vencen',
    icon: <ClockIcon size={16} />,
    tone: 'critical',
    title: '3 pedidos vencen hoy antes de las 18:00',
    reason: 'Sears 2 · Claroshop 1',
    action: { label: 'Generar guías', href: '/mis-pedidos?status=en-preparacion' },
  },
  {
    key: 'canal',
    icon: <UnlinkIcon size={16} />,
    tone: 'warning',
    title: 'Mercado Libre no recibe pedidos desde las 07:10',
    reason: 'El permiso venció; tus pedidos siguen a salvo',
    action: { label: 'Reconectar', href: '/canales-de-venta/marketplaces' },
  },
  {
    key: 'existencias',
    icon: <BoxIcon size={16} />,
    title: '7 productos sin existencias',
    reason: 'Siguen publicados en 3 canales',
    action: { label: 'Ver productos', href: '/mis-productos/catalogo-de-productos' },
  },
];

export function Example() {
  return (
    <Card title="Necesita tu atención" flush>
      <TaskList items={tasks} />
    </Card>
  );
}
