import { formatNumber } from '@trastienda/domain';

export interface JobTrayLabels {
  title: string;
  log: string;
  counts: (running: number, problems: number) => string;
  done: string;
  cancelled: (done: number, total: number | null) => string;
  retry: string;
  see: string;
  dismiss: (title: string) => string;
  dismissAll: (count: number) => string;
}

export const jobTrayWords: JobTrayLabels = {
  title: 'Trabajos',
  log: 'Avance de los trabajos',
  counts: (running, problems) =>
    [running > 0 && `${running} en curso`, problems > 0 && `${problems} por revisar`]
      .filter(Boolean)
      .join(' · ') || 'Todo listo',
  done: 'Listo',
  cancelled: (done, total) =>
    `Cancelado: ${formatNumber(done)}${total === null ? '' : ` de ${formatNumber(total)}`} se quedaron hechos`,
  retry: 'Reintentar',
  see: 'Ver',
  dismiss: (title) => `Quitar de la lista: ${title}`,
  dismissAll: (count) => `Quitar ${formatNumber(count)} terminados`,
};
