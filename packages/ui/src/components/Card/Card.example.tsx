import { Card } from '@trastienda/ui/Card';
import { Link } from '@trastienda/ui/Link';

export function Example() {
  return (
    <Card
      title="Envío"
      action={
        <Link variant="action" href="/editar">
          Editar dirección
        </Link>
      }
    >
      Av. de los Encinos 2305, int. 4. 64070 Monterrey, N. L.
    </Card>
  );
}
