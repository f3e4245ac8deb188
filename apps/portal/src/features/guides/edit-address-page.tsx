import { Navigate, useSearchParams } from 'react-router';
import { useFeature } from '../../store/hooks.ts';
import { AddressEditor } from './components/address-editor.tsx';
import { guidesFeature } from './feature.ts';
import { guideAddress, guideSearch } from './search.ts';

/** `/mis-pedidos/crear-guia/editar-direccion`: the destination of one order (D39). */
export default function EditAddressPage() {
  useFeature(guidesFeature);
  const [params] = useSearchParams();
  const { pedido } = guideSearch.parse(params);
  // Without an order there is nothing to edit: the page of the orders that wait for a guide.
  return pedido === '' ? (
    <Navigate replace to={guideAddress({})} />
  ) : (
    <AddressEditor key={pedido} orderNumber={pedido} />
  );
}
