import { ButtonLink } from '@trastienda/ui/Button';
import { PlusIcon } from '@trastienda/ui/icons';
import type { ReactNode } from 'react';
import { lazyPage } from '../../shared/routes/lazy-page.tsx';
import { useFeature } from '../../shared/store/hooks.ts';
import { OrderPicker } from '../../entities/order/order-picker.tsx';
import { GuideViews } from '../../entities/guide/guide-views.tsx';
import { Wizard } from '../../pages/guide-wizard/components/wizard.tsx';
import { guidesFeature } from '../../pages/guide-wizard/feature.ts';
import { guideLines } from '../../entities/guide/guide-lines.ts';
import { guideAddress } from '../../entities/guide/search.ts';
import { guideSearch } from '../../entities/guide/search.ts';
import { useSearch } from '../../shared/routes/use-search.ts';
import { waitingOrders } from '../../pages/guide-wizard/waiting-orders.ts';

// Each in a chunk of its own: who makes one guide loads none of them.
const views = {
  lotes: lazyPage(() => import('../../pages/guide-lots/page.tsx')),
  historial: lazyPage(() => import('../../pages/guide-history/history-page.tsx')),
  rastreo: lazyPage(() => import('../../pages/guide-history/tracking-page.tsx')),
};

const ManualOrder = lazyPage(() => import('../../pages/manual-order/page.tsx'));

/** `/mis-pedidos/crear-guia`: a guide for one order, or one of the other views (D38). */
export default function GuidePage() {
  const { search } = useSearch(guideSearch);
  const view = search.pedido === '' && search.vista !== 'guia' ? views[search.vista] : null;
  if (view) return <view.Component />;
  if (search.venta === 'nueva' && search.pedido === '') return <ManualOrder.Component />;
  return <OneGuide />;
}

const amongViews = (orders: ReactNode) => <GuideViews view="guia">{orders}</GuideViews>;

/** The wizard of one order, or the orders that wait for one (D39). */
function OneGuide() {
  useFeature(guidesFeature);
  const { search } = useSearch(guideSearch);
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
      frame={amongViews}
      actions={
        <ButtonLink href={guideAddress({ venta: 'nueva' })} icon={<PlusIcon size={16} />}>
          Venta directa
        </ButtonLink>
      }
    />
  ) : (
    <Wizard key={search.pedido} />
  );
}
