import { formatMxn, parseMxn } from '@trastienda/domain';
import { GuideFooter, RouteCard } from '@trastienda/ui/GuideWizard';
import { Switch } from '@trastienda/ui/Switch';
import { useState } from 'react';
import { useAppDispatch } from '../../../shared/store/hooks.ts';
import { placesOf } from '../model/places.ts';
import { stepAfter } from '../model/steps.ts';
import { draftChanged } from '../slice.ts';
import { focusFirstFault } from '../../../shared/form/focus-first-fault.ts';
import { Parcel, parcelFaults } from './parcel.tsx';
import { type StepProps, WizardFrame } from './wizard-frame.tsx';

/** Step 2: the parcel. Going on names every fault and puts the keyboard on the first. */
export function StepParcel(props: StepProps) {
  const { view, go } = props;
  const { draft, orderNumber } = view;
  const dispatch = useAppDispatch();
  const [showsAll, setShowsAll] = useState(false);
  const next = () => {
    if (Object.keys(parcelFaults(view)).length === 0) return go({ paso: stepAfter('paquete') });
    setShowsAll(true);
    focusFirstFault();
  };
  const worth = parseMxn(draft.value);
  return (
    <WizardFrame
      {...props}
      narrow
      onNext={next}
      aside={<RouteCard {...placesOf(view)} onEdit={() => go({ paso: 'origen' })} />}
      footer={<GuideFooter primaryLabel="Cotizar" onPrimary={next} onBack={() => go({ paso: 'origen' })} />}
    >
      <Parcel
        view={view}
        showsAll={showsAll}
        extra={
          <Switch
            isSelected={draft.insurance}
            onChange={(insurance) =>
              void dispatch(draftChanged({ orderNumber, change: { insurance }, at: Date.now() }))
            }
          >
            {worth.ok
              ? `Asegurar el envío hasta ${formatMxn(worth.value)} por daño o pérdida`
              : 'Asegurar el envío por daño o pérdida'}
          </Switch>
        }
      />
    </WizardFrame>
  );
}
