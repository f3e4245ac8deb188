import { centavos } from '@trastienda/domain';
import { WalletButton } from '@trastienda/ui/WalletButton';

export function Example() {
  // The balance is in whole centavos: this one is $4,318.20.
  return <WalletButton balance={centavos(431_820)} href="https://example.com/recargar?store=10452" />;
}
