import type { CallOutput, listStoreGuides } from '@trastienda/api-client';
import { Button } from '@trastienda/ui/Button';
import { CloseCircleIcon, PinIcon, PrinterIcon, TruckIcon } from '@trastienda/ui/icons';
import type { MenuEntry } from '@trastienda/ui/Menu';
import { RowMenu } from '../../shared/list/row-menu.tsx';
import { paths } from '../../shared/routes/paths.ts';
import * as s from './history.css.ts';

export type Guide = CallOutput<typeof listStoreGuides>['rows'][number];

export type GuideActsProps = {
  readonly guide: Guide;
  readonly onPrint: (guide: string) => void;
  readonly onPickup: (guide: Guide) => void;
  readonly onCancel: (guide: Guide) => void;
};

/** Why a guide cannot be cancelled or collected any more; nothing while it can (calls.md 24.7). */
export const whyNotCancelled = ({
  cancelable,
  status,
}: Pick<Guide, 'cancelable' | 'status'>): string | undefined => {
  if (status === 'cancelada') return 'Está cancelada';
  return cancelable && status === 'generada' ? undefined : 'Ya se recolectó';
};

function entriesOf(guide: Guide): MenuEntry[] {
  const gone = whyNotCancelled(guide);
  const asked = gone ?? (guide.pickup !== null ? 'Ya se solicitó' : undefined);
  const unless = (reason: string | undefined) =>
    reason === undefined ? {} : { isDisabled: true, description: reason };
  return [
    { id: 'track', label: 'Ver rastreo', icon: PinIcon, href: paths.guideTracking(guide.guide) },
    { id: 'pickup', label: 'Solicitar recolección', icon: TruckIcon, ...unless(asked) },
    { id: 'cancel', label: 'Cancelar guía', icon: CloseCircleIcon, tone: 'danger', ...unless(gone) },
  ];
}

/** The paper of a guide, and behind it what is asked for less often. */
export function GuideActions({ guide, onPrint, onPickup, onCancel }: GuideActsProps) {
  return (
    <span className={s.acts}>
      <Button
        size="sm"
        icon={<PrinterIcon size={16} />}
        aria-label={`Etiqueta de la guía ${guide.guide}`}
        disabledReason={guide.status === 'cancelada' ? 'Está cancelada' : undefined}
        onPress={() => onPrint(guide.guide)}
      >
        Etiqueta
      </Button>
      <RowMenu
        of={`de la guía ${guide.guide}`}
        items={entriesOf(guide)}
        onAction={(id) => {
          if (id === 'pickup') onPickup(guide);
          if (id === 'cancel') onCancel(guide);
        }}
      />
    </span>
  );
}
