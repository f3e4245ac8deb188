import { conformanceCase } from '../../testing/conformance.ts';
import { Modal } from './Modal.tsx';

export default conformanceCase({
  name: 'Modal',
  component: Modal,
  render: (props) => <Modal {...props} title="Cancelar" />,
  strings: { defaults: ['Cerrar'], replaced: <Modal isOpen title="Cancel" closeLabel="Close" /> },
  overlay: true,
});
