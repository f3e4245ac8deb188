import { type Metric, MetricStrip } from '@trastienda/ui/MetricStrip';

const metrics: Metric[] = [
  {
    key: 'pendiente',
    label: 'En preparación',
    value: 24,
    status: 'pendiente',
    note: '3 vencen hoy antes de las 18:00',
    noteTone: 'critical',
    href: '/mis-pedidos?status=en-preparacion',
  },
  {
    key: 'listo',
    label: 'Listos para enviar',
    value: 9,
    status: 'listo_para_enviar',
    note: '9 guías por imprimir',
    href: '/mis-pedidos?status=listos-para-enviar',
  },
  {
    key: 'transito',
    label: 'En tránsito',
    value: 61,
    status: 'transito',
    note: '57 a tiempo · 4 con retraso',
    href: '/mis-pedidos?status=en-transito',
  },
  {
    key: 'finalizado',
    label: 'Finalizados',
    value: 112,
    status: 'finalizado',
    note: 'Ultimos 7 dias',
    href: '/mis-pedidos?status=finalizados',
  },
];

export function Example() {
  return <MetricStrip items={metrics} />;
}
