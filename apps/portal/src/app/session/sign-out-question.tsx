import { ConfirmModal } from '@trastienda/ui/ConfirmModal';
import { useAppDispatch } from '../../shared/store/hooks.ts';
import { signOutConfirmed, signOutDropped } from '../../shared/session/slice.ts';

type Props = {
  /** The number of half-filled forms in this browser. */
  readonly drafts: number;
};

/** Asked before signing out takes what was typed and not sent (D196). */
export default function SignOutQuestion({ drafts }: Props) {
  const dispatch = useAppDispatch();
  const isOne = drafts === 1;
  return (
    <ConfirmModal
      isOpen
      tone="danger"
      title="¿Cerrar sesión?"
      confirmLabel="Cerrar sesión"
      cancelLabel="Seguir aquí"
      onConfirm={() => void dispatch(signOutConfirmed())}
      onCancel={() => void dispatch(signOutDropped())}
    >
      {`${isOne ? 'Un formulario quedó' : `${drafts} formularios quedaron`} sin enviar. Al cerrar sesión ${
        isOne ? 'se borra' : 'se borran'
      } de este equipo, para que nadie más vea los datos de tus clientes.`}
    </ConfirmModal>
  );
}
