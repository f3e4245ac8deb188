import { Button } from '@trastienda/ui/Button';
import { Modal } from '@trastienda/ui/Modal';
import { Switch } from '@trastienda/ui/Switch';
import { space } from '@trastienda/ui/theme';
import { useKept } from '../../shared/persistence/use-kept.ts';
import { PaperPicker } from './paper-picker.tsx';
import type { Paper } from './impose-pdf.ts';
import { usePaper } from './use-paper.ts';

/** Documents to print together with labels, on the same paper. */
export type WithLabels = {
  /** The list before the labels has the products to take from the shelf for all of them. */
  readonly pickList: boolean;
  /** The slip after each label has the contents of its parcel. */
  readonly slips: boolean;
};

type Props = {
  /** Labels that will be brought. */
  readonly count: number;
  readonly onChosen: (paper: Paper, withLabels: WithLabels) => void;
  readonly onClose: () => void;
};

/** The paper of labels that are still to be brought, and what goes with them; the last choice is remembered, so that Enter goes on. */
export default function PaperDialog({ count, onChosen, onClose }: Props) {
  const { paper, choose, used } = usePaper();
  const [kept, keep] = useKept('labels', 'with');
  const chosen = new Set((kept ?? '').split(','));
  const withLabels: WithLabels = { pickList: chosen.has('pickList'), slips: chosen.has('slips') };
  const change = (next: WithLabels) =>
    keep((['pickList', 'slips'] as const).filter((name) => next[name]).join(','));
  return (
    <Modal
      isOpen
      size="lg"
      title={count === 1 ? 'Imprimir 1 etiqueta' : `Imprimir ${count} etiquetas`}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      actions={
        <>
          <Button onPress={onClose}>Cancelar</Button>
          <Button
            variant="primary"
            autoFocus
            onPress={() => {
              onChosen(paper, withLabels);
              // The slips between the labels hide from us where the last one ended.
              if (!withLabels.pickList && !withLabels.slips) used(count);
              onClose();
            }}
          >
            Descargar PDF
          </Button>
        </>
      }
    >
      <div style={{ display: 'grid', gap: space[4] }}>
        <PaperPicker paper={paper} choose={choose} count={count} />
        <Switch isSelected={withLabels.pickList} onChange={(pickList) => change({ ...withLabels, pickList })}>
          Empezar con la lista de surtido
        </Switch>
        <Switch isSelected={withLabels.slips} onChange={(slips) => change({ ...withLabels, slips })}>
          Agregar la hoja de empaque de cada pedido
        </Switch>
      </div>
    </Modal>
  );
}
