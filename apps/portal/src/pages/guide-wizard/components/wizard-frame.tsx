import { chargeableWeight, formatSize, formatTime, formatWeight, volumetricWeight } from '@trastienda/domain';
import { GuideWizard, RouteSummary } from '@trastienda/ui/GuideWizard';
import { type ReactNode, type Ref, useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useEnter } from '../../../shared/form/use-enter.ts';
import { usePageTitle } from '../../../shared/routes/page-title.ts';
import { paths } from '../../../shared/routes/paths.ts';
import { useAppDispatch } from '../../../shared/store/hooks.ts';
import { notified } from '../../../shared/store/notifications-slice.ts';
import { urgencyOf } from '../../../entities/order/order-summary.ts';
import { placesOf } from '../model/places.ts';
import { stepBefore, stepNames } from '../model/steps.ts';
import { guideAddress, type GuideSearch, guideSteps } from '../../../entities/guide/search.ts';
import { draftChanged } from '../slice.ts';
import type { WizardView } from '../use-wizard.ts';

export type StepProps = {
  readonly view: WizardView;
  readonly search: GuideSearch;
  readonly go: (change: Partial<GuideSearch>, options?: { readonly replace?: boolean }) => void;
  /** The step's outermost element, which takes the focus when another step begins. */
  readonly frame: Ref<HTMLDivElement>;
  /** The purchase was pressed; whether its label is printed as soon as it is there. */
  readonly onBought: (prints: boolean) => void;
};

type Props = Omit<StepProps, 'onBought'> & {
  /** Earlier answers, at the left; a phone has them in one row. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
  readonly footer: ReactNode;
  readonly narrow?: boolean;
  /** Enter. Not where going on costs money. */
  readonly onNext?: () => void;
};

/** '30 × 25 × 20 cm · se cobran 3.00 kg'; '' while the form is half filled. */
export function parcelLine({ request }: WizardView): string {
  if (!request.ok) return '';
  const { height, width, depth, weight } = request.value;
  const volumetric = volumetricWeight({ height, width, depth });
  const { billed } = chargeableWeight({ actual: weight, volumetric });
  return `${formatSize({ height, width, depth })} · se cobran ${formatWeight(billed)}`;
}

/** The frame of every step: its name, the steps, earlier answers, and the bar with the next action. */
export function WizardFrame({
  view,
  search,
  go,
  frame,
  aside,
  children,
  footer,
  narrow = false,
  onNext,
}: Props) {
  const { order, draft, clock, orderNumber, step } = view;
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  usePageTitle(`Crear guía · ${stepNames[step]}`);

  const before = stepBefore(step);
  const close = () => void navigate(paths.orders({ status: 'en-preparacion', pedido: orderNumber }));
  const places = placesOf(view);
  const save = () => {
    dispatch(draftChanged({ orderNumber, change: {}, at: Date.now() }));
    dispatch(notified({ tone: 'success', text: 'Se guardó el borrador' }));
  };
  useEnter(onNext);
  // The place at which it opened is announced: later typing moves nobody to another step.
  const isOpening = search.paso === null;
  useEffect(() => {
    if (isOpening) go({ paso: step }, { replace: true });
  }, [isOpening, go, step]);
  return (
    <GuideWizard
      ref={frame}
      steps={guideSteps.map((key) => ({
        key,
        label: stepNames[key],
        href: guideAddress({ ...search, paso: key }),
      }))}
      currentStep={step}
      channel={order.marketplace}
      orderNumber={orderNumber}
      context={[order.clientData.fullname, urgencyOf(order, clock)].filter(Boolean).join(' · ')}
      aside={aside}
      summary={
        aside !== undefined && (
          <RouteSummary
            title={`${view.storehouse.address.city} a ${order.shippingAddress.city ?? places.destination.line}`}
            line={parcelLine(view)}
            onEdit={() => go({ paso: before ?? 'origen' })}
          />
        )
      }
      narrow={narrow}
      footer={footer}
      onSaveDraft={save}
      {...(draft.savedAt !== null && {
        savedAt: formatTime(new Date(draft.savedAt).toISOString(), clock.timeZone),
      })}
      onClose={close}
      onBack={before ? () => go({ paso: before }) : close}
    >
      {children}
    </GuideWizard>
  );
}
