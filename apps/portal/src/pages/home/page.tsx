import { formatLongDay, formatTime, greetingOf, splitFullName } from '@trastienda/domain';
import { ButtonLink } from '@trastienda/ui/Button';
import { IconButton } from '@trastienda/ui/IconButton';
import { PlusIcon, SearchIcon, UploadIcon } from '@trastienda/ui/icons';
import { TopBar } from '@trastienda/ui/TopBar';
import { useNavigate } from 'react-router';
import { someOrders } from '../../entities/order/operations.ts';
import { orderStatistics, pendingEvidenceTotal } from '../../entities/store/operations.ts';
import { MobileBar, PageHeader, useIsMobile, useClock } from '../../shared/layout/index.ts';
import { capitalised } from '../../shared/lib/capitalised.ts';
import { paths } from '../../shared/routes/paths.ts';
import { useAppSelector, useRead, useRequest } from '../../shared/store/hooks.ts';
import { selectSession } from '../../shared/session/selectors.ts';
import { StoreMenu } from '../../entities/store/store-menu.tsx';
import { Invitations } from '../../entities/team/invitations.tsx';
import { Wallet } from '../../entities/store/wallet.tsx';
import { AttentionCard } from './attention-card.tsx';
import { ChannelOrdersCard } from './channel-orders-card.tsx';
import { ChannelsCard } from './channels-card.tsx';
import { FirstStepsCard } from './first-steps-card.tsx';
import { HomeNotices } from './notices.tsx';
import { OrderCounters } from './order-counters.tsx';
import { ProductsCard } from './products-card.tsx';
import { SalesCard } from './sales-card.tsx';
import * as s from './page.css.ts';
import { dueOrders } from './operations.ts';
import { TroublesBanner } from './troubles-banner.tsx';
import { useFirstSteps } from './use-first-steps.ts';

/** The bar of a phone's home: the store, and the way to search its orders. */
function HomeBar() {
  const navigate = useNavigate();
  return (
    <MobileBar>
      <TopBar
        plain
        start={<StoreMenu />}
        end={
          <IconButton
            label="Buscar pedidos"
            icon={<SearchIcon />}
            onPress={() => void navigate(paths.orders(), { state: { focusSearch: true } })}
          />
        }
      />
    </MobileBar>
  );
}

/** Inicio: what waits, what is on its way, and where the orders come from. */
export default function HomePage() {
  const isMobile = useIsMobile();
  const name = useAppSelector(selectSession)?.user.name ?? '';
  const statistics = useRead(orderStatistics, {}, { freshFor: 5000 });
  useRequest(someOrders, dueOrders);
  useRequest(pendingEvidenceTotal, {});
  const reading = useClock();
  const first = useFirstSteps();

  const firstName = splitFullName(name).firstName.split(' ')[0] ?? '';
  const freshness =
    statistics.status === 'succeeded'
      ? ` · Actualizado a las ${formatTime(statistics.at, reading.timeZone)}`
      : '';
  return (
    <>
      {isMobile && <HomeBar />}
      <PageHeader
        title={[greetingOf(reading), firstName].filter(Boolean).join(', ')}
        documentTitle="Inicio"
        context={`${capitalised(formatLongDay(reading.now, reading))}${isMobile ? '' : freshness}`}
        actions={
          !isMobile && (
            <>
              <ButtonLink icon={<UploadIcon size={16} />} href={paths.automaticInvoices()}>
                Subir facturas
              </ButtonLink>
              <ButtonLink variant="primary" icon={<PlusIcon size={16} />} href={paths.createGuide()}>
                Crear guía
              </ButtonLink>
            </>
          )
        }
      />
      <div className={s.root}>
        {isMobile && <Wallet variant="card" />}
        <Invitations />
        <HomeNotices />
        <TroublesBanner />
        <OrderCounters />
        <div className={s.columns}>
          <div className={s.column}>
            {first !== null && <FirstStepsCard steps={first.steps} onHide={first.hide} />}
            <AttentionCard isFirst={first === null} />
            <ChannelOrdersCard />
            <ChannelsCard />
          </div>
          <div className={s.column}>
            <SalesCard />
            <ProductsCard />
          </div>
        </div>
      </div>
    </>
  );
}
