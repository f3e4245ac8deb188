import { conformanceCase } from '../../testing/conformance.ts';
import { WalletButton } from './WalletButton.tsx';

export default conformanceCase({
  name: 'WalletButton',
  component: WalletButton,
  render: (props) => <WalletButton {...props} />,
  strings: { defaults: ['Cargando saldo'], replaced: <WalletButton labels={{ loading: 'Loading' }} /> },
});
