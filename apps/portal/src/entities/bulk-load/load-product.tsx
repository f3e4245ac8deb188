import { CellText } from '@trastienda/ui/DataTable';
import { Link } from '@trastienda/ui/Link';
import { paths } from '../../shared/routes/paths.ts';
import type { LoadRow } from './words.ts';

type Props = { readonly row: LoadRow; readonly name: string };

/** A row by its product: the name links to it where there is one, the SKU is below. */
export const LoadProduct = ({ row: { productId, sku }, name }: Props) => (
  <CellText secondary={sku ?? undefined}>
    {typeof productId === 'string' ? (
      <Link variant="cell" href={paths.editProduct(productId)}>
        {name}
      </Link>
    ) : (
      name
    )}
  </CellText>
);
