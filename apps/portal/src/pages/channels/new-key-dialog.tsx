import { visibleText } from '@trastienda/domain';
import { TextField } from '@trastienda/ui/TextField';
import { useEffect, useEffectEvent } from 'react';
import { FormDialog } from '../../shared/form/form-dialog.tsx';
import { useForm } from '../../shared/form/use-form.ts';
import { useAppDispatch } from '../../shared/store/hooks.ts';
import { keyCreation } from './key-operations.ts';
import { MadeSecret } from './made-secret.tsx';
import { isKeyLost } from './store-keys.ts';

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
    return (
      <MadeSecret
        title={`Tu llave «${form.result.data.name}»`}
        value={form.result.key}
        noun="la llave"
        warning="Quien la tiene manda pedidos a tu tienda. No la mandes por chat ni la publiques."
        uncopied="No la volverás a ver. Si no la guardaste, tendrás que revocarla y hacer otra."
        onClose={onClose}
      />
    );
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
