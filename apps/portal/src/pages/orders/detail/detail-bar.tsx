import { orderTabs } from '@trastienda/domain';
import { IconButton } from '@trastienda/ui/IconButton';
import { ChevronDownIcon, ChevronUpIcon } from '@trastienda/ui/icons';
import { TopBar } from '@trastienda/ui/TopBar';
import { useNavigate } from 'react-router';
import { MobileBar } from '../../../shared/layout/index.ts';
import { paths } from '../../../shared/routes/paths.ts';
import type { OrdersSearch } from '../../../shared/routes/orders-search.ts';
import type { Place } from './use-position.ts';

/** The list that the order was opened from, with its filters. */
export const listOf = (search: OrdersSearch) => ({
  href: paths.orders({ ...search, pedido: '' }),
  label: `Mis pedidos · ${orderTabs.find(({ id }) => id === search.status)?.label ?? 'Todos'}`,
});

type BarProps = {
  readonly search: OrdersSearch;
  readonly place: Place | null;
};

/** The bar over an order on a phone: back, its number, and its neighbours. */
export function DetailBar({ search, place }: BarProps) {
  const navigate = useNavigate();
  const { href, label } = listOf(search);
  const tab = label.split(' · ')[1] ?? '';
  return (
    <MobileBar>
      <TopBar
        title={search.pedido}
        subtitle={place ? `${place.text} · ${tab}` : label}
        onBack={() => void navigate(href)}
        end={
          <>
            {place && (
              <>
                <IconButton
                  label="Anterior"
                  icon={<ChevronUpIcon />}
                  {...(place.onPrevious
                    ? { onPress: place.onPrevious }
                    : { disabledReason: 'Es el primero' })}
                />
                <IconButton
                  label="Siguiente"
                  icon={<ChevronDownIcon />}
                  {...(place.onNext ? { onPress: place.onNext } : { disabledReason: 'Es el último' })}
                />
              </>
            )}
          </>
        }
      />
    </MobileBar>
  );
}
