import { invoiceSidebar } from '@trastienda/domain';
import { TruckIcon, WindowIcon } from '@trastienda/ui/icons';
import { Sidebar, type SidebarProps } from '@trastienda/ui/Sidebar';
import { shallowEqual } from 'react-redux';
import { useLocation } from 'react-router';
import { selectOpenCases } from '../../entities/channel/selectors.ts';
import { paths } from '../../shared/routes/paths.ts';
import { selectConfig } from '../../shared/session/config-slice.ts';
import { useAppSelector } from '../../shared/store/hooks.ts';
import { routeOf } from '../routes/routes.ts';
import { carriers } from './carrier-marks.tsx';
import { invoiceMenu, mainMenu } from './menu.tsx';
import { rejectedEvidencesTotal, shippingService, websiteService } from '../../entities/store/operations.ts';
import {
  selectChannels,
  selectShippingDashboard,
  selectWaitingOrders,
  selectWebsite,
} from '../../entities/store/selectors.ts';

type Props = Pick<SidebarProps, 'reduced' | 'onReducedChange' | 'variant' | 'aria-label'>;

const isOnItsWay = (status: string): boolean => status === 'idle' || status === 'loading';

/** The main menu with the data of the store; on the invoice routes the short one (D26). */
export function AppSidebar(props: Props) {
  const { pathname, search } = useLocation();
  const facts = useAppSelector(
    (state) => ({
      channels: selectChannels(state),
      waitingOrders: selectWaitingOrders(state),
      openCases: selectOpenCases(state),
      rejectedEvidences: rejectedEvidencesTotal.select(state).value?.total_items,
      shipping: selectShippingDashboard(state),
      website: selectWebsite(state),
      hasDemoCarriers: selectConfig(state).hasDemoCarriers,
      isShippingPending: isOnItsWay(shippingService.select(state).status),
      isWebsitePending: isOnItsWay(websiteService.select(state).status),
    }),
    shallowEqual,
  );
  return (
    <Sidebar
      {...props}
      items={invoiceSidebar(pathname) ? invoiceMenu() : mainMenu(facts)}
      // Prices are a way to see the products.
      activePath={pathname === paths.prices() ? paths.products() : `${pathname}${search}`}
      services={[
        {
          key: 'envios',
          label: 'Envíos',
          icon: <TruckIcon size={16} />,
          href: facts.shipping,
          isPending: facts.isShippingPending,
          disabledReason: 'Envíos no está disponible por ahora',
        },
        {
          key: 'paginas',
          label: 'Paginas',
          icon: <WindowIcon size={16} />,
          href: facts.website,
          isPending: facts.isWebsitePending,
          // The onboarding is a page of ours; anything else is another product.
          external: routeOf(facts.website?.split('?')[0] ?? '') === undefined,
          disabledReason: 'No pudimos saber si tu página está activa',
        },
      ]}
      carriers={facts.hasDemoCarriers ? carriers : []}
    />
  );
}
