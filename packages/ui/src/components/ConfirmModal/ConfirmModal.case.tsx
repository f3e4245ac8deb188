import { conformanceCase } from '../../testing/conformance.ts';
import { ConfirmModal } from './ConfirmModal.tsx';

export default conformanceCase({
  name: 'ConfirmModal',
  component: ConfirmModal,
  render: (props) => <ConfirmModal {...props} title="Cancelar" typedName="Sears" />,
  strings: {
    defaults: ['>Si<', '>No<', 'Escribe «Sears» para confirmar', 'Escribe el nombre tal como aparece'],
    replaced: (
      <ConfirmModal
        isOpen
        title="Unlink"
        confirmLabel="Unlink Sears"
        cancelLabel="Keep it"
        typedName="Sears"
        typedLabel="Type «Sears»"
        typedReason="Type the name as it is shown"
      />
    ),
  },
  overlay: true,
});
