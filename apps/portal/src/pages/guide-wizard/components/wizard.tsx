import { getStorehouse, listOrders } from '@trastienda/api-client';
import { ButtonLink } from '@trastienda/ui/Button';
import { EmptyState } from '@trastienda/ui/EmptyState';
import { InfoIcon } from '@trastienda/ui/icons';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { CallFailed, PageHeader } from '../../../shared/layout/index.ts';
import { failedWithNothing } from '../../../shared/list/table-status.ts';
import { paths } from '../../../shared/routes/paths.ts';
import { useAppSelector } from '../../../shared/store/hooks.ts';
import { beingCancelled, selectIsBeingCancelled } from '../../../entities/order/action-states.ts';
import { guideLines, guideOfLines } from '../../../entities/guide/guide-lines.ts';
import { storehouse } from '../../../entities/guide/operations.ts';
import { orderDetail } from '../../../entities/order/operations.ts';
import { guideAddress, guideSearch } from '../../../entities/guide/search.ts';
import { useSearch } from '../../../shared/routes/use-search.ts';
import { useOpenWizard, useWizard, type WizardView } from '../use-wizard.ts';
import { Result } from './result.tsx';
import { StepParcel } from './step-parcel.tsx';
import { StepQuote } from './step-quote.tsx';
import { StepReview } from './step-review.tsx';
import { StepRoute } from './step-route.tsx';
import * as s from '../../../entities/guide/guide.css.ts';
import { PendingPurchase } from './pending-purchase.tsx';
import { WizardSkeleton } from './wizard-skeleton.tsx';

const steps = { origen: StepRoute, paquete: StepParcel, cotizar: StepQuote, revisar: StepReview } as const;

/** The wizard of the address's order: what is still loading or missing, a purchase under way, its result, or a step. */
export function Wizard() {
  const { search, go } = useSearch(guideSearch);
  const reopen = useOpenWizard(search);
  const view = useWizard(search);
  const frame = useFocusOnStep(view?.step ?? null);
  const order = useAppSelector((state) => orderDetail.select(state, search.pedido));
  const from = useAppSelector(storehouse.select);
  // The flag belongs to this visit alone: a purchase that continues after a reload opens no window by itself.
  const [prints, setPrints] = useState(false);
  const isBeingCancelled = useAppSelector((state) => selectIsBeingCancelled(state, search.pedido));
  const known = order.value?.rows[0];

  if (failedWithNothing(order)) {
    return (
      <WizardLayout title="Crear guía">
        <CallFailed
          error={order.error}
          call={listOrders}
          title="No pudimos cargar el pedido"
          comfort="Tu borrador está a salvo."
          onRetry={reopen}
        />
      </WizardLayout>
    );
  }
  if (order.value !== null && !known) return <NoOrder orderNumber={search.pedido} />;
  if (failedWithNothing(from)) {
    return (
      <WizardLayout title="Crear guía">
        {from.error.status === 404 ? (
          <NoStorehouse orderNumber={search.pedido} />
        ) : (
          <CallFailed
            error={from.error}
            call={getStorehouse}
            title="No pudimos cargar tu almacén"
            comfort="Tu borrador está a salvo."
            onRetry={reopen}
          />
        )}
      </WizardLayout>
    );
  }
  if (!view || !known) return <WizardSkeleton search={search} />;
  if (view.purchase.phase === 'unknown' || view.purchase.phase === 'unrecorded')
    return <PendingPurchase view={view} />;
  if (view.purchase.phase === 'done' || guideOfLines(known, view.lines) !== null)
    return <Result view={view} prints={prints} />;
  if (isBeingCancelled && !isUnderWay(view)) return <BeingCancelled view={view} />;
  if (guideLines(known, view.lines).length === 0) return <NothingToShip view={view} />;
  const Step = steps[view.step];
  return <Step view={view} search={search} go={go} frame={frame} onBought={setPrints} />;
}

/** Pressed, and not refused: what it comes to is told in its own place. */
const isUnderWay = ({ purchase: { phase } }: WizardView): boolean => phase !== 'idle' && phase !== 'refused';

/** Another step begins at its top, and the keyboard at its first words; the first one keeps the page's own focus. */
function useFocusOnStep(step: string | null) {
  const frame = useRef<HTMLDivElement>(null);
  const before = useRef<string | null>(null);
  useEffect(() => {
    const isAnother = before.current !== null && step !== null && before.current !== step;
    before.current = step;
    if (!isAnother) return;
    window.scrollTo(0, 0);
    frame.current?.setAttribute('tabindex', '-1');
    frame.current?.focus({ preventScroll: true });
  }, [step]);
  return frame;
}

function WizardLayout({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <>
      <PageHeader
        title={title}
        back={{ href: paths.orders({ status: 'en-preparacion' }), label: 'Mis pedidos · En preparación' }}
      />
      <div className={s.panel}>{children}</div>
    </>
  );
}

function NoOrder({ orderNumber }: { readonly orderNumber: string }) {
  return (
    <WizardLayout title="Crear guía">
      <EmptyState
        kind="no-match"
        title="Este pedido ya no existe"
        action={<ButtonLink href={guideAddress({})}>Elegir otro pedido</ButtonLink>}
      >
        {`No encontramos el pedido ${orderNumber} en esta tienda.`}
      </EmptyState>
    </WizardLayout>
  );
}

function NoStorehouse({ orderNumber }: { readonly orderNumber: string }) {
  return (
    <EmptyState
      title="Falta tu almacén"
      action={
        <ButtonLink variant="primary" href={paths.storehouse(orderNumber)}>
          Agregar almacén
        </ButtonLink>
      }
    >
      La guía necesita la dirección de donde sale el paquete.
    </EmptyState>
  );
}

/** A guide of an order that is about to be none would be paid for nothing. */
function BeingCancelled({ view: { orderNumber } }: { readonly view: WizardView }) {
  return (
    <WizardLayout title="Crear guía">
      <EmptyState
        icon={InfoIcon}
        title={beingCancelled}
        action={<ButtonLink href={paths.orders({ pedido: orderNumber })}>Ver pedido</ButtonLink>}
      >
        Si la deshaces, podrás generar su guía.
      </EmptyState>
    </WizardLayout>
  );
}

function NothingToShip({ view: { orderNumber } }: { readonly view: WizardView }) {
  return (
    <WizardLayout title="Crear guía">
      <EmptyState
        icon={InfoIcon}
        title="Este pedido no espera guía"
        action={<ButtonLink href={paths.orders({ pedido: orderNumber })}>Ver pedido</ButtonLink>}
      >
        Sus piezas ya salieron, se cancelaron o las envía Fulfillment.
      </EmptyState>
    </WizardLayout>
  );
}
