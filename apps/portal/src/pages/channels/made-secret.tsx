import { Button } from '@trastienda/ui/Button';
import { ConfirmModal } from '@trastienda/ui/ConfirmModal';
import { CopyIcon } from '@trastienda/ui/icons';
import { Modal } from '@trastienda/ui/Modal';
import { useState } from 'react';
import * as s from './channels.css.ts';

type Props = {
  readonly title: string;
  readonly value: string;
  /** The secret in a sentence: 'la llave'. */
  readonly noun: string;
  /** Says who may have it. */
  readonly warning: string;
  /** Says what she has to do who closes without a copy. */
  readonly uncopied: string;
  readonly onClose: () => void;
};

/** Shows a secret, once. Nobody closes it without having copied it, unless she says so. */
export function MadeSecret({ title, value, noun, warning, uncopied, onClose }: Props) {
  const [copied, setCopied] = useState<'done' | 'failed' | null>(null);
  const [isAsking, setAsking] = useState(false);
  const copy = () =>
    navigator.clipboard.writeText(value).then(
      () => setCopied('done'),
      () => setCopied('failed'),
    );
  const close = () => (copied === 'done' ? onClose() : setAsking(true));
  if (isAsking) {
    return (
      <ConfirmModal
        isOpen
        tone="danger"
        title={`¿Cerrar sin copiar ${noun}?`}
        cancelLabel={`Volver a ${noun}`}
        confirmLabel="Cerrar sin copiar"
        onCancel={() => setAsking(false)}
        onConfirm={onClose}
      >
        {uncopied}
      </ConfirmModal>
    );
  }
  return (
    <Modal
      isOpen
      title={title}
      onOpenChange={(isOpen) => !isOpen && close()}
      actions={
        <>
          <Button onPress={close}>Cerrar</Button>
          <Button variant="primary" autoFocus icon={<CopyIcon size={16} />} onPress={() => void copy()}>
            {copied === 'done' ? 'Copiada' : 'Copiar'}
          </Button>
        </>
      }
    >
      <div className={s.stack}>
        <p>{`Copia ${noun} ahora: no la volveremos a mostrar.`}</p>
        <p className={s.secret} onCopy={() => setCopied('done')}>
          {value}
        </p>
        <p className={s.note}>{warning}</p>
        <p className={s.note} role="status">
          {copied === 'done' && 'Ya la puedes pegar en tu sistema.'}
          {copied === 'failed' && 'No se pudo copiar. Selecciónala y usa Ctrl C.'}
        </p>
      </div>
    </Modal>
  );
}
