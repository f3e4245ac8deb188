import { ButtonLink } from '@trastienda/ui/Button';
import { EmptyState } from '@trastienda/ui/EmptyState';
import { LinkIcon } from '@trastienda/ui/icons';

export function Example() {
  return (
    <EmptyState
      title="Aquí llegarán tus pedidos"
      action={
        <ButtonLink variant="primary" icon={<LinkIcon size={16} />} href="/canales-de-venta">
          Conectar canal
        </ButtonLink>
      }
    >
      Conecta tu primer canal y sus pedidos nuevos llegarán aquí solos.
    </EmptyState>
  );
}
