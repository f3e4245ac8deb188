import { Button } from '@trastienda/ui/Button';
import { Modal } from '@trastienda/ui/Modal';
import { PaperPicker } from './paper-picker.tsx';
import { usePaper } from './use-paper.ts';

type Props = {
  /** Labels that will be printed. */
  readonly count: number;
  readonly onClose: () => void;
};

/** The paper of labels that are printed by themselves later; a choice applies immediately. */
export default function PaperChoiceDialog({ count, onClose }: Props) {
  const { paper, choose } = usePaper();
  return (
    <Modal
      isOpen
      size="lg"
      title="Papel de las etiquetas"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      actions={
        <Button
          variant="primary"
          autoFocus
          onPress={() => {
            // The visible choice was confirmed, changed or not: nobody has to choose again.
            choose({});
            onClose();
          }}
        >
          Usar este papel
        </Button>
      }
    >
      <PaperPicker paper={paper} choose={choose} count={count} />
    </Modal>
  );
}
