import { useFeature } from '../../store/hooks.ts';
import { OrderPicker } from '../orders/order-picker.tsx';
import { Wizard } from './components/wizard.tsx';
import { guidesFeature } from './feature.ts';
import { guideLines } from './model/guide-lines.ts';
import { guideAddress } from './search.ts';
import { useGuideSearch } from './use-guide-search.ts';
import { waitingOrders } from './waiting-orders.ts';

/** `/mis-pedidos/crear-guia`: the wizard of one order, or the orders that wait for one (D38, D39). */
export default function GuidePage() {
  useFeature(guidesFeature);
  const { search } = useGuideSearch();
  return search.pedido === '' ? (
    <OrderPicker
      title="Crear guía"
      context="Elige el pedido que vas a enviar"
      query={waitingOrders}
      isOffered={(order) => guideLines(order).length > 0}
      hrefOf={(pedido) => guideAddress({ pedido })}
      all={{ status: 'en-preparacion' }}
      allLabel="Mis pedidos · En preparación"
      emptyTitle="Ningún pedido espera guía"
      emptyText="Cuando llegue una venta, podrás generar su guía desde aquí."
    />
  ) : (
    <Wizard key={search.pedido} />
  );
}
