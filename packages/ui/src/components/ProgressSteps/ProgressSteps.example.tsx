import { ProgressSteps, type ProgressStep } from '@trastienda/ui/ProgressSteps';

const steps: ProgressStep[] = [
  { key: 'ruta', label: 'Origen y destino', href: '/mis-pedidos/crear-guia?paso=ruta' },
  { key: 'paquete', label: 'Paquete', href: '/mis-pedidos/crear-guia?paso=paquete' },
  { key: 'cotizar', label: 'Cotizar' },
  { key: 'revisar', label: 'Revisar y generar' },
];

export function Example() {
  return <ProgressSteps aria-label="Pasos para crear la guía" steps={steps} current="cotizar" />;
}
