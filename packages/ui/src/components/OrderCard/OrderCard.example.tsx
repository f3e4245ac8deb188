import { centavos } from '@trastienda/domain';
import { OrderCard } from '@trastienda/ui/OrderCard';
import { useState } from 'react';

export function Example() {
  const [isBuying, setBuying] = useState(false);
  return (
    <OrderCard
      orderNumber="52093318"
      channel="CS"
      status="pendiente"
      href="/mis-pedidos/52093318"
      purchasedAt="2025-11-25T15:18:00Z"
      // "Hoy" is told from this moment: give that of your last read.
      now="2025-11-26T16:00:00Z"
      total={centavos(225_700)}
      itemName="6 vasos soplados"
      moreItems={1}
      pieces={3}
      clientName="Jorge R."
      destination="Monterrey, N. L."
      shipBy="2025-11-27T00:00:00Z"
      action={{
        label: 'Generar guía',
        pending: isBuying,
        pendingLabel: 'Generando…',
        onPress: () => setBuying(true),
      }}
    />
  );
}
