import { CallFailed } from '../../shared/layout/index.ts';
import { CardBodySkeleton } from '../../shared/layout/body-skeletons.tsx';
import { failedWithNothing } from '../../shared/list/table-status.ts';
import { paths } from '../../shared/routes/paths.ts';
import { useSearch } from '../../shared/routes/use-search.ts';
import { useRead } from '../../shared/store/hooks.ts';
import { Card } from '@trastienda/ui/Card';
import { PageHeader } from '../../shared/layout/index.ts';
import { Navigate } from 'react-router';
import { CreateWizard } from './create-wizard.tsx';
import { emptyProduct } from './model/fields.ts';
import { fieldsOfCopy } from './model/of-product.ts';
import { productOfId } from './operations.ts';
import { createSearch } from './search.ts';

/** `/mis-productos/catalogo-de-productos/crear-producto?paso=`: a product in four steps (S2.47). */
export default function CreateProductPage() {
  const { id, copia } = useSearch(createSearch).search;
  // The created product is changed on its own page.
  if (id !== '') return <Navigate replace to={paths.editProduct(id)} />;
  return copia === '' ? <CreateWizard draft="crear producto" initial={emptyProduct} /> : <Copy id={copia} />;
}

function Copy({ id }: { readonly id: string }) {
  const read = useRead(productOfId, { params: { id } });
  if (read.value !== null) {
    const { data } = read.value;
    return <CreateWizard draft={`copia de ${id}`} initial={() => fieldsOfCopy(data)} copyOf={data.name} />;
  }
  return (
    <>
      <PageHeader title="Duplicar producto" back={{ href: paths.products(), label: 'Mis productos' }} />
      {failedWithNothing(read) ? (
        <CallFailed
          error={read.error}
          call={productOfId.call}
          title="No pudimos cargar el producto"
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
