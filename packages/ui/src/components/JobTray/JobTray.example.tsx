import { type Job, JobTray } from '@trastienda/ui/JobTray';
import { useState } from 'react';

const initial: Job[] = [
  {
    id: 'guias',
    title: 'Generando 24 guías',
    state: 'running',
    done: 14,
    total: 24,
    note: 'Sears y Claroshop',
  },
  {
    id: 'export',
    title: 'Exportar pedidos de octubre',
    state: 'failed',
    reason: 'El servicio tardó más de 60 segundos',
  },
  { id: 'pagos', title: 'Exportar pagos de Sears', state: 'done', href: '/pagos', linkLabel: 'Descargar' },
  { id: 'fotos', title: 'Subida de 40 fotos', state: 'cancelled', done: 22, total: 40 },
];

export function Example() {
  const [jobs, setJobs] = useState(initial);
  const change = (id: string, next: (job: Job) => Job) =>
    setJobs((before) => before.map((job) => (job.id === id ? next(job) : job)));
  return (
    <JobTray
      // In a TopBar it is `bar`, and on a phone it is the `dock` of the AppShell.
      placement="inline"
      jobs={jobs}
      onCancel={(id) => change(id, (job) => ({ done: 0, total: null, ...job, state: 'cancelled' }))}
      onRetry={(id) => change(id, ({ title }) => ({ id, title, state: 'queued' }))}
      onDismiss={(ids) => setJobs((before) => before.filter(({ id }) => !ids.includes(id)))}
    />
  );
}
