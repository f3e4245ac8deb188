import { Button } from '@trastienda/ui/Button';
import { LabelSheetPicker } from '@trastienda/ui/LabelSheetPicker';
import { Modal } from '@trastienda/ui/Modal';
import type { Paper } from './impose-pdf.ts';
import { usePaper } from './use-paper.ts';

type Props = {
  /** Labels that will be brought. */
  readonly count: number;
  readonly onChosen: (paper: Paper) => void;
  readonly onClose: () => void;
};

/** The paper of labels that are still to be brought; the last choice is remembered, so that Enter goes on. */
export default function PaperDialog({ count, onChosen, onClose }: Props) {
  const { paper, choose, used } = usePaper();
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
              onChosen(paper);
              used(count);
              onClose();
            }}
          >
            Descargar PDF
          </Button>
        </>
      }
    >
      <LabelSheetPicker
        format={paper.format}
        start={paper.start}
        count={count}
        onFormatChange={(format) => choose({ format, start: 1 })}
        onStartChange={(start) => choose({ start })}
      />
    </Modal>
  );
}
