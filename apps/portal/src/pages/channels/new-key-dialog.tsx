import { visibleText } from '@trastienda/domain';
import { Button } from '@trastienda/ui/Button';
import { ConfirmModal } from '@trastienda/ui/ConfirmModal';
import { CopyIcon } from '@trastienda/ui/icons';
import { Modal } from '@trastienda/ui/Modal';
import { TextField } from '@trastienda/ui/TextField';
import { useEffect, useEffectEvent, useState } from 'react';
import { FormDialog } from '../../shared/form/form-dialog.tsx';
import { useForm } from '../../shared/form/use-form.ts';
import { useAppDispatch } from '../../shared/store/hooks.ts';
import { keyCreation } from './key-operations.ts';
import { isKeyLost } from './store-keys.ts';
import * as s from './channels.css.ts';

/** Longest name of a key. */
const MAX_NAME = 60;

/** Asking again makes another key (D517): the way on is the list, and no second press. */
const LOST = {
  title: 'No sabemos si la llave se hizo.',
  text: 'Se perdió la respuesta, y una llave se muestra una sola vez. Cierra y mira la lista: si aparece, revoca esa llave y haz otra.',
};

type Props = {
  /** A key of this name may have been made, and nobody will see it. */
  readonly onLost: (name: string) => void;
  readonly onClose: () => void;
};

/** Asks for a name, and shows the key that was made, once. */
export function NewKeyDialog({ onLost, onClose }: Props) {
  const dispatch = useAppDispatch();
  const form = useForm({
    draft: 'llave',
    initial: () => ({ name: '' }),
    faultsOf: ({ name }) => ({
      name: visibleText(name) === '' ? 'Ponle un nombre, como el del sistema que la usará' : undefined,
    }),
    write: keyCreation,
    inputOf: ({ name }) => ({ body: { name } }),
    failedTitle: 'No se hizo la llave.',
  });
  // The key is nowhere but on the screen.
  const forget = useEffectEvent(() => dispatch(keyCreation.reset()));
  useEffect(() => () => void forget(), []);

  const isLost = form.error !== null && isKeyLost(form.error);
  const tellLost = useEffectEvent(() => onLost(form.form.name));
  useEffect(() => {
    if (isLost) tellLost();
  }, [isLost]);

  if (form.result !== null) {
    return <MadeKey name={form.result.data.name} value={form.result.key} onClose={onClose} />;
  }
  return (
    <FormDialog
      form={isLost ? { ...form, problem: LOST } : form}
      title="Hacer una llave"
      submitLabel="Hacer la llave"
      pendingLabel="Haciendo la llave…"
      disabledReason={isLost ? 'Primero cierra y mira la lista' : undefined}
      onClose={onClose}
    >
      <TextField
        label="Nombre de la llave"
        description="Para reconocerla: el sistema que la usará"
        maxLength={MAX_NAME}
        autoComplete="off"
        {...form.bind('name')}
      />
    </FormDialog>
  );
}

type MadeKeyProps = { readonly name: string; readonly value: string; readonly onClose: () => void };

/** The key itself. Nobody closes it without having copied it, unless she says so. */
function MadeKey({ name, value, onClose }: MadeKeyProps) {
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
        title="¿Cerrar sin copiar la llave?"
        cancelLabel="Volver a la llave"
        confirmLabel="Cerrar sin copiar"
        onCancel={() => setAsking(false)}
        onConfirm={onClose}
      >
        No la volverás a ver. Si no la guardaste, tendrás que revocarla y hacer otra.
      </ConfirmModal>
    );
  }
  return (
    <Modal
      isOpen
      title={`Tu llave «${name}»`}
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
        <p>Copia la llave ahora: no la volveremos a mostrar.</p>
        <p className={s.secret} onCopy={() => setCopied('done')}>
          {value}
        </p>
        <p className={s.note}>
          Quien la tiene manda pedidos a tu tienda. No la mandes por chat ni la publiques.
        </p>
        <p className={s.note} role="status">
          {copied === 'done' && 'Ya la puedes pegar en tu sistema.'}
          {copied === 'failed' && 'No se pudo copiar. Selecciónala y usa Ctrl C.'}
        </p>
      </div>
    </Modal>
  );
}
