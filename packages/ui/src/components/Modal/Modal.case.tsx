import { conformanceCase } from '../../testing/conformance.ts';
import { Modal } from './Modal.tsx';

export default conformanceCase({
  name: 'Modal',
  component: Modal,
  render: (props) => <Modal {...props} title="Cancelar" />,
  overlay: true,
});
