import { Badge } from '@trastienda/ui/Badge';
import { ClockIcon } from '@trastienda/ui/icons';

export function Example() {
  return (
    <>
      <p>
        Llega el viernes 28 de noviembre <Badge>Estimado</Badge>
      </p>
      <p>
        Pedido 61840277{' '}
        <Badge tone="critical" icon={ClockIcon}>
          Hoy, 18:00
        </Badge>
      </p>
    </>
  );
}
