import type { TrackingState } from '@trastienda/domain';
import { Banner } from '@trastienda/ui/Banner';

/** The actions of a merchant for a parcel that goes another way than it should. */
const problems: Partial<
  Record<
    TrackingState,
    { readonly tone: 'critical' | 'warning'; readonly title: string; readonly act: string }
  >
> = {
  incidencia: {
    tone: 'critical',
    title: 'La paquetería reportó una incidencia.',
    act: 'Confirma con tu cliente su dirección y su teléfono, y avisa a la paquetería antes de que devuelva el paquete.',
  },
  devuelta: {
    tone: 'warning',
    title: 'El paquete se devolvió.',
    act: 'Revísalo cuando lo tengas, y acuerda con tu cliente si lo envías otra vez.',
  },
};

/** Over the way of a guide that met a problem: what it is, and what to do; nothing over any other. */
export function TrackingProblem({ state }: { readonly state: TrackingState }) {
  const problem = problems[state];
  if (problem === undefined) return null;
  return (
    <Banner tone={problem.tone} title={problem.title}>
      {problem.act}
    </Banner>
  );
}
