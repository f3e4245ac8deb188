import { counted } from '@trastienda/domain';
import { Button } from '@trastienda/ui/Button';
import { TruckIcon } from '@trastienda/ui/icons';
import { Menu } from '@trastienda/ui/Menu';
import { Suspense, useState } from 'react';
import { useCarrierNames } from '../../../entities/guide/use-carrier-names.ts';
import { type CarrierGuides, carriersOf } from '../model/lot-carriers.ts';
import type { LotDetail } from '../model/lot-result.ts';
import { lazyPart } from '../../../shared/routes/lazy-page.tsx';

const PickupDialog = lazyPart(() => import('../../../features/request-pickup/pickup-dialog.tsx'));

const guidesText = ({ guides }: CarrierGuides): string => counted(guides.length, 'guía');

/** Asks the carriers of a lot to come, each for its own guides (S3.47). */
export function LotPickup({ lot }: { readonly lot: LotDetail }) {
  const carrierName = useCarrierNames();
  const [asked, setAsked] = useState<CarrierGuides | null>(null);
  const carriers = carriersOf(lot);
  const [only] = carriers;
  if (!only) return null;
  const button = (
    <Button icon={<TruckIcon size={16} />} {...(carriers.length === 1 && { onPress: () => setAsked(only) })}>
      Solicitar recolección
    </Button>
  );
  return (
    <>
      {carriers.length === 1 ? (
        button
      ) : (
        <Menu
          aria-label="Paquetería que recoge"
          trigger={button}
          items={carriers.map((one) => ({
            id: one.nameParcel,
            label: carrierName(one.nameParcel),
            description: guidesText(one),
          }))}
          onAction={(id) => setAsked(carriers.find(({ nameParcel }) => nameParcel === id) ?? null)}
        />
      )}
      {asked && (
        <Suspense fallback={null}>
          <PickupDialog
            goods={asked}
            carrier={carrierName(asked.nameParcel)}
            onClose={() => setAsked(null)}
          />
        </Suspense>
      )}
    </>
  );
}
