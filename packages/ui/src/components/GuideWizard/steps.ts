import type { ProgressStep } from '../ProgressSteps/ProgressSteps.tsx';

/** The four steps of a guide. */
export const guideSteps = [
  { key: 'ruta', label: 'Origen y destino' },
  { key: 'paquete', label: 'Paquete' },
  { key: 'cotizar', label: 'Cotizar' },
  { key: 'revisar', label: 'Revisar y generar' },
] as const satisfies readonly ProgressStep[];
