import { Card } from '@trastienda/ui/Card';
import { GuideWizard } from '@trastienda/ui/GuideWizard';
import { Skeleton } from '@trastienda/ui/Skeleton';
import { VisuallyHidden } from '@trastienda/ui/VisuallyHidden';
import { useNavigate } from 'react-router';
import { CardBodySkeleton, FooterSkeleton } from '../../../shared/layout/body-skeletons.tsx';
import { usePageTitle } from '../../../shared/routes/page-title.ts';
import { paths } from '../../../shared/routes/paths.ts';
import { stepNames } from '../model/steps.ts';
import { type GuideSearch, guideSteps } from '../../../entities/guide/search.ts';
import * as s from '../../../entities/guide/guide.css.ts';

/** The heights are those of an address of five lines, and of an order of one product. */
const Route = () => (
  <>
    <div className={s.pair}>
      {['Sale de', 'Destino'].map((title) => (
        <Card key={title} title={title}>
          <CardBodySkeleton height={100} lines={5} />
        </Card>
      ))}
    </div>
    <Card title="Artículos">
      <CardBodySkeleton height={18} lines={1} />
    </Card>
    <Card title="Otras formas de enviar">
      <CardBodySkeleton height={39} lines={2} />
    </Card>
  </>
);

/** The placeholder of each other step is one card of this height. */
const heights = { paquete: 525, cotizar: 296, revisar: 400 } as const;

/** A wizard whose order is on its way: its frame, and in it the shape of the step that the address names. */
export function WizardSkeleton({ search: { pedido, paso } }: { readonly search: GuideSearch }) {
  const navigate = useNavigate();
  const step = paso ?? 'origen';
  usePageTitle(`Crear guía · ${stepNames[step]}`);
  const close = () => void navigate(paths.orders({ status: 'en-preparacion', pedido }));
  const hasAnswers = step === 'paquete' || step === 'cotizar';
  return (
    <GuideWizard
      aria-busy
      steps={guideSteps.map((key) => ({ key, label: stepNames[key] }))}
      currentStep={step}
      orderNumber={pedido}
      // As high as the channel's sign, which comes with the order.
      context={<Skeleton shape="tile" width={180} height={20} />}
      aside={
        hasAnswers && (
          <Card title="Ruta">
            <CardBodySkeleton height={120} lines={6} />
          </Card>
        )
      }
      summary={hasAnswers && <Skeleton shape="block" width="100%" height={62} />}
      narrow={step === 'paquete'}
      footer={<FooterSkeleton />}
      onClose={close}
      onBack={close}
    >
      <VisuallyHidden role="status">Cargando el pedido</VisuallyHidden>
      {step === 'origen' ? (
        <Route />
      ) : (
        <Card>
          <CardBodySkeleton height={heights[step]} lines={6} />
        </Card>
      )}
    </GuideWizard>
  );
}
