import { Button, ButtonLink } from '@trastienda/ui/Button';
import { GuideResult } from '@trastienda/ui/GuideWizard';
import { PrinterIcon, RefreshIcon } from '@trastienda/ui/icons';
import { PageHeader } from '../../../shared/layout/index.ts';
import { paths } from '../../../shared/routes/paths.ts';
import { useAppDispatch } from '../../../shared/store/hooks.ts';
import type { MadeGuide } from '../purchase/intent.ts';
import { purchaseRetried } from '../slice.ts';
import { useLabel } from '../use-label.ts';
import type { WizardView } from '../use-wizard.ts';
import { showFile } from '../../../shared/lib/files.ts';

/** A purchase whose end is not known yet, in the place of the steps: none of them can begin another. */
export function PendingPurchase({ view: { orderNumber, purchase } }: { readonly view: WizardView }) {
  const dispatch = useAppDispatch();
  const retry = () => void dispatch(purchaseRetried({ orderNumber }));
  return (
    <>
      <PageHeader
        title="Crear guía"
        context={`Pedido ${orderNumber}`}
        back={{ href: paths.orders({ status: 'en-preparacion' }), label: 'Mis pedidos · En preparación' }}
      />
      {purchase.phase === 'unknown' && (
        <GuideResult
          outcome={{ status: 'unknown' }}
          {...(purchase.step === 'shipment' && {
            labels: {
              verifyingText:
                'La guía ya existe y está pagada. La conexión se cortó al anotarla en el pedido: en un momento queda lista.',
            },
          })}
          actions={
            <Button
              icon={<RefreshIcon size={16} />}
              pending={purchase.asking}
              pendingLabel="Verificando…"
              onPress={retry}
            >
              Verificar ahora
            </Button>
          }
        />
      )}
      {purchase.phase === 'unrecorded' && (
        <Unrecorded
          orderNumber={orderNumber}
          made={purchase.made}
          message={purchase.message}
          onRetry={retry}
        />
      )}
    </>
  );
}

type UnrecordedProps = {
  readonly orderNumber: string;
  readonly made: MadeGuide;
  readonly message: string;
  readonly onRetry: () => void;
};

/** The guide is made and paid, and the order refused it: nothing is lost, and it is offered again (D140). */
function Unrecorded({ orderNumber, made, message, onRetry }: UnrecordedProps) {
  const { blob } = useLabel(made.guide);
  return (
    <GuideResult
      outcome={{
        status: 'failed',
        message: `Ya está pagada y no se cobra otra vez. ${message}. Revisa que el pedido siga en preparación y vuelve a intentarlo.`,
        onRetry,
      }}
      labels={{ failed: `La guía ${made.guide} está lista, pero falta anotarla en el pedido` }}
      actions={
        <>
          {blob && (
            <Button icon={<PrinterIcon size={16} />} onPress={() => void showFile(blob)}>
              Imprimir etiqueta
            </Button>
          )}
          <ButtonLink href={paths.orders({ pedido: orderNumber })}>Ver pedido</ButtonLink>
        </>
      }
    />
  );
}
