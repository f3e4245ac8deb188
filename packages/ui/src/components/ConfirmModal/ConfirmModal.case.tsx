import { conformanceCase } from '../../testing/conformance.ts';
import { ConfirmModal } from './ConfirmModal.tsx';

export default conformanceCase({
  name: 'ConfirmModal',
  component: ConfirmModal,
  render: (props) => <ConfirmModal {...props} title="Cancelar" />,
  overlay: true,
});
