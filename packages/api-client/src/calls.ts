import * as accountant from './services/accountant.calls.ts';
import * as analytics from './services/analytics.calls.ts';
import * as bamako from './services/bamako.calls.ts';
import * as billing from './services/billing.calls.ts';
import * as bulkLoad from './services/bulk-load.calls.ts';
import * as catalogue from './services/catalogue.calls.ts';
import * as categories from './services/categories.calls.ts';
import * as channelCases from './services/channel-cases.calls.ts';
import * as channelHealth from './services/channel-health.calls.ts';
import * as channelLinks from './services/channel-links.calls.ts';
import * as channelOrders from './services/channel-orders.calls.ts';
import * as channels from './services/channels.calls.ts';
import * as door from './services/door.calls.ts';
import * as evidenceTotal from './services/evidence-total.calls.ts';
import * as evidences from './services/evidences.calls.ts';
import * as fulfillment from './services/fulfillment.calls.ts';
import * as fulfillmentHistory from './services/fulfillment-history.calls.ts';
import * as guideLots from './services/guide-lots.calls.ts';
import * as identity from './services/identity.calls.ts';
import * as integrations from './services/integrations.calls.ts';
import * as invoice from './services/invoice.calls.ts';
import * as kidal from './services/kidal.calls.ts';
import * as massActivation from './services/mass-activation.calls.ts';
import * as massInvoices from './services/mass-invoices.calls.ts';
import * as onboarding from './services/onboarding.calls.ts';
import * as orderActions from './services/order-actions.calls.ts';
import * as orderNets from './services/order-nets.calls.ts';
import * as payments from './services/payments.calls.ts';
import * as products from './services/products.calls.ts';
import * as resources from './services/resources.calls.ts';
import * as shippings from './services/shippings.calls.ts';
import * as storeApproval from './services/store-approval.calls.ts';
import * as storeCreation from './services/store-creation.calls.ts';
import * as storeLog from './services/store-log.calls.ts';
import * as storeProfile from './services/store-profile.calls.ts';
import * as survey from './services/survey.calls.ts';
import * as users from './services/users.calls.ts';

/** Every call, by its operation id: what mocks, services, proxy and test matrices are made from. */
export const calls = {
  ...accountant,
  ...analytics,
  ...bamako,
  ...billing,
  ...bulkLoad,
  ...catalogue,
  ...categories,
  ...channelCases,
  ...channelHealth,
  ...channelLinks,
  ...channelOrders,
  ...channels,
  ...door,
  ...evidenceTotal,
  ...evidences,
  ...fulfillment,
  ...fulfillmentHistory,
  ...guideLots,
  ...identity,
  ...integrations,
  ...invoice,
  ...kidal,
  ...massActivation,
  ...massInvoices,
  ...onboarding,
  ...orderActions,
  ...orderNets,
  ...payments,
  ...products,
  ...resources,
  ...shippings,
  ...storeApproval,
  ...storeCreation,
  ...storeLog,
  ...storeProfile,
  ...survey,
  ...users,
};

export type Calls = typeof calls;
export type CallId = keyof Calls;
