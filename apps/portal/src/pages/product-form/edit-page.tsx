import { Card } from '@trastienda/ui/Card';
import { ButtonLink } from '@trastienda/ui/Button';
import { EmptyState } from '@trastienda/ui/EmptyState';
import { useParams } from 'react-router';
import { CardBodySkeleton } from '../../shared/layout/body-skeletons.tsx';
import { CallFailed, PageHeader } from '../../shared/layout/index.ts';
import { paths } from '../../shared/routes/paths.ts';
import { useRead } from '../../shared/store/hooks.ts';
import { EditForm } from './edit-form.tsx';
import { productOfId } from './operations.ts';

/** `/mis-productos/catalogo-de-productos/editar-producto/{id}`: a product, whole (S2.48). */
export default function EditProductPage() {
  const { productId = '' } = useParams();
  return <Product key={productId} id={productId} />;
}

function Product({ id }: { readonly id: string }) {
  const read = useRead(productOfId, { params: { id } });
  const isGone = read.status === 'failed' && read.error.status === 404;
  if (read.value !== null && !isGone) return <EditForm product={read.value.data} />;
  return (
    <>
      <PageHeader title="Editar producto" back={{ href: paths.products(), label: 'Mis productos' }} />
      {isGone ? (
        <EmptyState
          kind="no-match"
          title="Este producto ya no existe"
          action={<ButtonLink href={paths.products()}>Ver mis productos</ButtonLink>}
        >
          Tal vez alguien lo eliminó. Lo que habías escrito se queda guardado aquí siete días.
        </EmptyState>
      ) : read.status === 'failed' ? (
        <CallFailed
          error={read.error}
          call={productOfId.call}
          title="No pudimos cargar el producto"
          comfort="Tus productos están a salvo."
          onRetry={read.ask}
        />
      ) : (
        <Card aria-busy>
          <CardBodySkeleton height={420} lines={8} />
        </Card>
      )}
    </>
  );
}
