import { parseStreet } from '@trastienda/domain';
import { Badge } from '@trastienda/ui/Badge';
import { Card } from '@trastienda/ui/Card';
import { mexicoMapCredit } from '@trastienda/ui/MexicoMap';

/** A server component: the components need no file of the client's, and a constant is its value. */
export default function Page() {
  const { street, outdoorNumber } = parseStreet('Av. Insurgentes Sur No. 1602 Int. 4-B');
  return (
    <main>
      <Card title="Envío">
        {`${street}, ${outdoorNumber}`} <Badge>Estimado</Badge>
      </Card>
      <footer>{mexicoMapCredit.text}</footer>
    </main>
  );
}
