import { Button } from '@trastienda/ui/Button';
import { Card } from '@trastienda/ui/Card';
import {
  BoxIcon,
  CheckCircleIcon,
  LabelIcon,
  StoreIcon,
  WalletIcon,
  WarehouseIcon,
} from '@trastienda/ui/icons';
import { TaskList } from '@trastienda/ui/TaskList';
import { selectTopUpPage } from '../../entities/store/selectors.ts';
import { askForTopUp } from '../../entities/store/words.ts';
import { useAppSelector } from '../../shared/store/hooks.ts';
import type { FirstStep } from './first-steps.ts';

const icons: Readonly<Record<FirstStep['key'], React.ReactNode>> = {
  storehouse: <WarehouseIcon size={16} />,
  product: <BoxIcon size={16} />,
  channel: <StoreIcon size={16} />,
  balance: <WalletIcon size={16} />,
  guide: <LabelIcon size={16} />,
};

type Props = { readonly steps: readonly FirstStep[]; readonly onHide: () => void };

/** The next steps of a new store, in the place of 'Todo en orden'. */
export function FirstStepsCard({ steps, onHide }: Props) {
  const topUpPage = useAppSelector(selectTopUpPage);
  const done = steps.filter(({ isDone }) => isDone).length;
  const actOf = ({ href, label }: FirstStep) => {
    if (href !== null) return { label, href };
    // In a tab of its own, as everywhere.
    return topUpPage === undefined
      ? undefined
      : { label, onPress: () => void window.open(topUpPage, '_blank', 'noopener') };
  };
  return (
    <Card
      flush
      title={`Primeros pasos · ${done} de ${steps.length}`}
      action={
        <Button size="sm" variant="ghost" onPress={onHide}>
          Ocultar
        </Button>
      }
    >
      <TaskList
        items={steps.map((step) => ({
          key: step.key,
          title: step.title,
          icon: step.isDone ? <CheckCircleIcon size={16} /> : icons[step.key],
          reason: step.isDone
            ? 'Listo'
            : step.href === null && topUpPage === undefined
              ? askForTopUp
              : step.reason,
          action: step.isDone ? undefined : actOf(step),
        }))}
      />
    </Card>
  );
}
