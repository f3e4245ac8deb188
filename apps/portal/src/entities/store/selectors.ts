import { mustShowWallet, paginasDestination, toCentavos } from '@trastienda/domain';
import {
  orderStatistics,
  salesChannels,
  shippingService,
  userStores,
  walletBalance,
  websiteService,
} from './operations.ts';
import type { RootState } from '../../shared/store/store.ts';
import { selectCurrentStoreId } from '../../shared/session/selectors.ts';
import { externalAddress } from './external-address.ts';
import { paths } from '../../shared/routes/paths.ts';
import { selectConfig } from '../../shared/session/config-slice.ts';

export { mustShowWallet };

/** Orders that wait for the merchant: in preparation and ready to ship; `null` while loading. */
export const selectWaitingOrders = (state: RootState): number | null => {
  const families = orderStatistics.select(state).value?.families;
  return families ? (families['pendiente'] ?? 0) + (families['listo_para_enviar'] ?? 0) : null;
};

/** The name of the open store; `null` while it is loading, or where it has none. */
export const selectStoreName = (state: RootState): string | null => {
  const id = selectCurrentStoreId(state);
  return userStores.select(state).value?.data.find((store) => store.id === id)?.name ?? null;
};

export const selectChannels = (state: RootState) => salesChannels.select(state).value?.data ?? null;

/** The wallet in centavos; `null` where it is missing (D33: never 0). */
export const selectBalance = (state: RootState) => {
  const { status, value } = walletBalance.select(state);
  return { status, amount: value === null ? null : toCentavos(value.detail.monto_actual) };
};

/** The address of "Envíos"; `undefined` without one (D5). */
export const selectShippingDashboard = (state: RootState): string | undefined => {
  const address =
    selectConfig(state).shippingDashboardUrl ?? shippingService.select(state).value?.dashboardUrl;
  return externalAddress(address ?? null, selectCurrentStoreId(state));
};

/** The address where the wallet is topped up; `undefined` without one. */
export const selectTopUpPage = (state: RootState): string | undefined => {
  const address = selectConfig(state).topUpUrl ?? shippingService.select(state).value?.topUpUrl;
  return externalAddress(address ?? null, selectCurrentStoreId(state));
};

/** The address of "Paginas": the website service when it is active, else its onboarding (D32). */
export const selectWebsite = (state: RootState): string | undefined => {
  const service = websiteService.select(state);
  // While loading or failed nobody is sent anywhere.
  const known = service.status === 'succeeded' ? service.value : undefined;
  const { websiteServiceUrl, websiteOnboardingUrl } = selectConfig(state);
  switch (paginasDestination(known?.status)) {
    case 'website':
      return websiteServiceUrl ?? known?.url ?? undefined;
    case 'onboarding':
      // Our own page of that address registers stores: the link tells it that she has one, and wants a page
      // for it.
      return websiteOnboardingUrl === paths.onboarding() ? paths.noWebsite() : websiteOnboardingUrl;
    case 'disabled':
      return undefined;
  }
};
