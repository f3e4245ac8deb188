import { Navigate } from 'react-router';
import { useSearch } from '../../shared/routes/use-search.ts';
import { useFeature } from '../../shared/store/hooks.ts';
import { AddressEditor } from '../../features/edit-address/address-editor.tsx';
import { addressFeature } from '../../features/edit-address/feature.ts';
import { guideAddress, guideSearch } from '../../entities/guide/search.ts';

/** `/mis-pedidos/crear-guia/editar-direccion`: the destination of one order (D39). */
export default function EditAddressPage() {
  useFeature(addressFeature);
  const { pedido } = useSearch(guideSearch).search;
  // There is nothing to edit without an order: the page of the orders that wait for a guide is shown.
  return pedido === '' ? (
    <Navigate replace to={guideAddress({})} />
  ) : (
    <AddressEditor key={pedido} orderNumber={pedido} />
  );
}
