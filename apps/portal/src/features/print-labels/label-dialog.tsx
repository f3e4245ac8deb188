import { Banner } from '@trastienda/ui/Banner';
import { Button } from '@trastienda/ui/Button';
import { DownloadIcon, PrinterIcon } from '@trastienda/ui/icons';
import { Modal } from '@trastienda/ui/Modal';
import { space } from '@trastienda/ui/theme';
import { saveFile } from '../../shared/lib/files.ts';
import { CallFailed } from '../../shared/layout/index.ts';
import { PaperPicker } from './paper-picker.tsx';
import type { LabelSource } from './use-label-source.ts';
import { usePrint } from './use-print.ts';

type Props = {
  readonly source: LabelSource;
  /** Labels that a lot has; one a guide otherwise. */
  readonly count?: number;
  readonly onClose: () => void;
};

const nameOf = (source: LabelSource): string =>
  'lotId' in source ? source.lotId : source.guides.length === 1 ? `${source.guides[0]}` : 'etiquetas';

/** The dialog chooses the paper of the labels; it remembers the last choice, so that Enter prints. */
export default function LabelDialog({ source, count = 1, onClose }: Props) {
  const expected = 'lotId' in source ? count : source.guides.length;
  const { error, call, retry, paper, choose, status, sheets, labels, used, print } = usePrint(
    source,
    expected,
  );
  const title = labels === 1 ? 'Imprimir etiqueta' : `Imprimir ${labels} etiquetas`;
  const close = (isOpen: boolean) => !isOpen && onClose();
  if (error !== null) {
    return (
      <Modal isOpen title={title} onOpenChange={close}>
        {error.status === 404 ? (
          'La etiqueta no está aquí: el número se registró a mano o lo dio el canal. Imprímela donde compraste la guía.'
        ) : (
          <CallFailed
            error={error}
            call={call}
            source="El servicio de etiquetas"
            title="No pudimos traer la etiqueta"
            comfort="La guía ya existe; no la generes otra vez."
            onRetry={retry}
          />
        )}
      </Modal>
    );
  }
  const waits = status === 'ready' ? undefined : 'La etiqueta todavía no está lista';
  return (
    <Modal
      isOpen
      size="lg"
      title={title}
      onOpenChange={close}
      actions={
        <>
          <Button
            icon={<DownloadIcon size={16} />}
            disabledReason={waits}
            onPress={() => {
              if (!sheets) return;
              saveFile(sheets.blob, `${nameOf(source)}.pdf`);
              used();
              onClose();
            }}
          >
            Descargar PDF
          </Button>
          <Button
            variant="primary"
            autoFocus
            icon={<PrinterIcon size={16} />}
            pending={status === 'loading'}
            pendingLabel="Preparando…"
            disabledReason={status === 'failed' ? waits : undefined}
            onPress={() => print() && onClose()}
          >
            {labels === 1 ? 'Imprimir etiqueta' : 'Imprimir etiquetas'}
          </Button>
        </>
      }
    >
      <div style={{ display: 'grid', gap: space[4] }}>
        {status === 'failed' && (
          <Banner tone="critical" title="No pudimos acomodarla en la hoja.">
            Elige papel térmico: ahí se imprime tal como llegó.
          </Banner>
        )}
        <PaperPicker paper={paper} choose={choose} count={labels} />
      </div>
    </Modal>
  );
}
